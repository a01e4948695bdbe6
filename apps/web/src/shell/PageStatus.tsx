import { CatchBoundary, useLocation } from '@tanstack/react-router';
import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { lazyPart, orNothing } from '~/kernel/page/lazy-part.ts';

// Without it the page works, it only says less.
const StatusView = lazyPart(() => import('./StatusView.tsx'), 'StatusView', orNothing);

/** What the store says about itself over every page: no connection, a part that cannot be loaded. Comes after the first load. */
export function PageStatus() {
  const [isReady, setIsReady] = useState(false);
  useEffect(() => {
    const ready = () => setIsReady(true);
    if ('requestIdleCallback' in window) requestIdleCallback(ready);
    else setTimeout(ready, 2000);
  }, []);
  return isReady ? (
    <Suspense fallback={null}>
      <StatusView />
    </Suspense>
  ) : null;
}

/** Said by StatusView.tsx, which hears of everything that nobody waits for. */
function FailedPart({ error }: { error: unknown }) {
  useEffect(() => void Promise.reject(error), [error]);
  return null;
}

/** Around what lies over the page: should it fail, the page stays. Asked for again, it tries again. */
export function Overlays({ children }: { children: ReactNode }) {
  const place = useLocation();
  return (
    <CatchBoundary getResetKey={() => place} errorComponent={FailedPart}>
      {children}
    </CatchBoundary>
  );
}
