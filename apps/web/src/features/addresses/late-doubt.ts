import { lazyPart, orNothing } from '~/kernel/page/lazy-part.ts';

/** Rarely needed, after the form was sent; without it, the address has to be changed. */
export const LateDoubt = lazyPart(() => import('./PlaceDoubt.tsx'), 'PlaceDoubt', orNothing);
