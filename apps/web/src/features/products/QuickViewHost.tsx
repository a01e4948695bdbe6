import { lazy, Suspense, type ComponentType } from 'react';
import { useIsHydrated } from '~/kernel/use-session.ts';
import { useQuickViewSku } from './quick-view.ts';

const ProductOverlays = lazy((): Promise<{ default: ComponentType }> =>
  import('./ProductOverlays.tsx').then(
    (module) => ({ default: module.ProductOverlays }),
    // A page can do without; a press on a quick view cannot.
    (error: unknown) => ({
      default: () => {
        if (useQuickViewSku()) throw error;
        return null;
      },
    }),
  ),
);

/** Stands once in the shell; loads what a first load does without. */
export function QuickViewHost() {
  return useIsHydrated() ? (
    <Suspense fallback={null}>
      <ProductOverlays />
    </Suspense>
  ) : null;
}
