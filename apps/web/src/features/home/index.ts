export { HomePage } from './HomePage.tsx';
export { homeHead } from './home-head.ts';
export { homeQueries } from './home-queries.ts';
