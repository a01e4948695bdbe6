import { Suspense } from 'react';
import { lazyPart, orNothing } from '~/kernel/page/lazy-part.ts';

const UnpaidOrder = lazyPart(() => import('./UnpaidOrder.tsx'), 'UnpaidOrder', orNothing);

/** For an empty cart: loaded where one is shown. */
export function LateUnpaidOrder() {
  return (
    <Suspense fallback={null}>
      <UnpaidOrder />
    </Suspense>
  );
}
