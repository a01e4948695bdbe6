export { homeHead } from './home-head.ts';
export { bestsellers, categoryPictures, kits } from './home-queries.ts';
export { HomePage } from './HomePage.tsx';
