export { locationsHead } from './locations-head.ts';
export { parseLocationsSearch } from './locations-search.ts';
export { LocationsScreen } from './LocationsScreen.tsx';
export { LocationsSkeleton } from './PlacesSkeleton.tsx';
export { storeHead } from './store-head.ts';
export { StoreNotFound } from './StoreNotFound.tsx';
export { StoreScreen } from './StoreScreen.tsx';
export { StoreSkeleton } from './StoreSkeleton.tsx';
