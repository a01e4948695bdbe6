export { homeHead } from './home-head.ts';
export { bestsellers, homeContent, homeSections, kits } from './home-queries.ts';
export { HomePage } from './HomePage.tsx';
