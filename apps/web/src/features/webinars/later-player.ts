import { lazyPart } from '~/kernel/page/lazy-part.ts';
import { PlainVideo } from './PlainVideo.tsx';

/** The player, whose code comes after the page's own. The server, which cannot wait while it renders, loads it at its start. */
export const LaterPlayer = lazyPart(
  () => import('@regen/ui-kit/VideoPlayer'),
  'VideoPlayer',
  () => PlainVideo,
);
