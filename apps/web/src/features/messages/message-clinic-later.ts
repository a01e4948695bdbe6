import { lazyPart, orNothing } from '~/kernel/page/lazy-part.ts';

/** On a page that everybody sees: loaded only for whom it may be for. */
export const MessageClinicLater = lazyPart(() => import('./MessageClinic.tsx'), 'MessageClinic', orNothing);
