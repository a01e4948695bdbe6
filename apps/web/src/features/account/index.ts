export { AccountLayout } from './AccountLayout.tsx';
export { AreaNotFound } from './AreaNotFound.tsx';
export { useOwnPlaces } from './use-own-places.ts';
