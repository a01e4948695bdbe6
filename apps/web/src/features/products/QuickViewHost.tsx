import { Suspense } from 'react';
import { lazyPart } from '~/kernel/page/lazy-part.ts';
import { useIsHydrated } from '~/kernel/use-session.ts';
import { useQuickViewSku } from './quick-view.ts';

// A page can do without its overlays; an open quick view cannot.
const ProductOverlays = lazyPart(
  () => import('./ProductOverlays.tsx'),
  'ProductOverlays',
  (error) => () => {
    if (useQuickViewSku()) throw error;
    return null;
  },
);

/** Rendered once, in the shell; loads the overlays that a first load does without. */
export function QuickViewHost() {
  return useIsHydrated() ? (
    <Suspense fallback={null}>
      <ProductOverlays />
    </Suspense>
  ) : null;
}
