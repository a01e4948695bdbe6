import { lazyPart, orNothing } from '~/kernel/page/lazy-part.ts';

const load = () => import('./below-store.ts');

// The server writes them like everything else. A browser keeps what was written until their scripts have come, which the first paint does not
// wait for.
const now = import.meta.env.SSR ? await load() : null;
export const StoreBundles = now ? now.StoreBundles : lazyPart(load, 'StoreBundles', orNothing);
export const StorePlaces = now ? now.StorePlaces : lazyPart(load, 'StorePlaces', orNothing);
export const StoreTeam = now ? now.StoreTeam : lazyPart(load, 'StoreTeam', orNothing);
