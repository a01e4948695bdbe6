export { parseLocationsSearch } from './locations-search.ts';
export { LocationsScreen } from './LocationsScreen.tsx';
export { LocationsSkeleton } from './LocationsSkeleton.tsx';
export { placesHead } from './places-head.ts';
export { StoreNotFound } from './StoreNotFound.tsx';
export { StoreScreen } from './StoreScreen.tsx';
export { StoreSkeleton } from './StoreSkeleton.tsx';
