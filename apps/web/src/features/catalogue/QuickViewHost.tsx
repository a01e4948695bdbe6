import { lazy, Suspense, useRef, useState } from 'react';
import { useIsHydrated } from '~/session/index.ts';
import { loadQuickView, useQuickViewSku } from './quick-view.ts';

const QuickView = lazy(() => loadQuickView().then(({ QuickView: view }) => ({ default: view })));

/** Stands once in the shell; loads the quick view when the first one is asked for. */
export function QuickViewHost() {
  const sku = useQuickViewSku();
  const isHydrated = useIsHydrated();
  const [last, setLast] = useState(sku);
  const opener = useRef<HTMLElement | null>(null);
  if (sku && sku !== last) setLast(sku);
  if (isHydrated && sku && document.activeElement instanceof HTMLElement && !document.querySelector('[role=dialog]')) {
    opener.current = document.activeElement;
  }
  if (!isHydrated || !last) return null;
  return (
    <Suspense fallback={null}>
      <QuickView sku={last} isOpen={sku !== undefined} returnFocus={opener} />
    </Suspense>
  );
}
