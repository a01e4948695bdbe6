import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useIsHydrated } from '~/session/index.ts';
import { loadQuickView, useQuickViewSku } from './quick-view.ts';

const QuickView = lazy(() => loadQuickView().then(({ QuickView: view }) => ({ default: view })));

/** Stands once in the shell; loads the quick view when the first one is asked for. */
export function QuickViewHost() {
  const sku = useQuickViewSku();
  const isHydrated = useIsHydrated();
  const [last, setLast] = useState(sku);
  if (sku && sku !== last) setLast(sku);

  // The link that was pressed, by pointer or key: the focus returns there.
  const opener = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const note = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest<HTMLElement>('a') : null;
      if (link && !link.closest('[role=dialog]')) opener.current = link;
    };
    document.addEventListener('click', note, true);
    return () => document.removeEventListener('click', note, true);
  }, []);

  if (!isHydrated || !last) return null;
  return (
    <Suspense fallback={null}>
      <QuickView sku={last} isOpen={sku !== undefined} returnFocus={opener} />
    </Suspense>
  );
}
