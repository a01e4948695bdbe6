export { StoreBundles } from './StoreBundles.tsx';
export { StorePlaces } from './StorePlaces.tsx';
export { StoreTeam } from './StoreTeam.tsx';
