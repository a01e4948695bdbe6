import { lazy, Suspense, type ComponentType } from 'react';
import { useIsHydrated } from '~/session/index.ts';
import { useQuickViewSku } from './quick-view.ts';

const CatalogueHost = lazy((): Promise<{ default: ComponentType }> =>
  import('./CatalogueHost.tsx').then(
    (module) => ({ default: module.CatalogueHost }),
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
      <CatalogueHost />
    </Suspense>
  ) : null;
}
