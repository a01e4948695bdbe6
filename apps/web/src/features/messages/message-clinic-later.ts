import { lazyPart, orNothing } from '~/kernel/page/lazy-part.ts';

const load = () => import('./MessageClinic.tsx');

/** On a page that everybody sees: loaded only for whom it may be for. */
export const MessageClinicLater = lazyPart(load, 'MessageClinic', orNothing);
export const NoMessageClinicLater = lazyPart(load, 'NoMessageClinic', orNothing);
