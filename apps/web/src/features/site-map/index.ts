export { writtenPages } from './site-map-queries.ts';
export { SiteMapScreen } from './SiteMapScreen.tsx';
export { SiteMapSkeleton } from './SiteMapSkeleton.tsx';
