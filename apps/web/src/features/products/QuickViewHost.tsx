import { AfterHydration } from '~/kernel/page/AfterHydration.tsx';
import { lazyPart } from '~/kernel/page/lazy-part.ts';
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
  return (
    <AfterHydration>
      <ProductOverlays />
    </AfterHydration>
  );
}
