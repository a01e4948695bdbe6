import { Suspense } from 'react';
import { lazyPart, orNothing } from '~/kernel/page/lazy-part.ts';

const UnpaidOrder = lazyPart(() => import('./UnpaidOrder.tsx'), 'UnpaidOrder', orNothing);

/** Loaded only when an empty cart is shown. */
export function LateUnpaidOrder() {
  return (
    <Suspense fallback={null}>
      <UnpaidOrder />
    </Suspense>
  );
}
