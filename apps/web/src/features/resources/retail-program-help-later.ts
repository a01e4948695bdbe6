import { lazyPart, orNothing } from '~/kernel/page/lazy-part.ts';

/** For professionals, on pages that are for others too: its code is loaded only for them. */
export const RetailProgramHelpLater = lazyPart(
  async () => import('./RetailProgramHelp.tsx'),
  'RetailProgramHelp',
  orNothing,
);
