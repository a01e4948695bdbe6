import { Suspense } from 'react';
import { lazyPart, orNothing } from '~/kernel/page/lazy-part.ts';

const HeldPoints = lazyPart(() => import('./HeldPoints.tsx'), 'HeldPoints', orNothing);

/** For a cart: loaded for those who have points. */
export function LateHeldPoints() {
  return (
    <Suspense fallback={null}>
      <HeldPoints />
    </Suspense>
  );
}
