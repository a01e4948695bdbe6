import { CatchBoundary, useLocation } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { reloadOnce } from './stale-chunk.ts';

// Without it the page works, it only says less.
const StatusView = lazy(() =>
  import('./StatusView.tsx').then(
    ({ StatusView: view }) => ({ default: view }),
    () => ({ default: () => null }),
  ),
);

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

/** Told what lies over the page and could not be loaded, when a reload does not help. */
export const PART_FAILED = 'regen:part-failed';

function FailedPart({ error }: { error: unknown }) {
  useEffect(() => {
    // The address is that of the page of its own that each overlay has: the reload shows that.
    if (!reloadOnce(error)) dispatchEvent(new CustomEvent(PART_FAILED, { detail: error }));
  }, [error]);
  return null;
}

/** Around what lies over the page: should it fail, the page stays. */
export function Overlays({ children }: { children: ReactNode }) {
  const place = useLocation({ select: ({ href, state }) => state.__TSR_key ?? href });
  return (
    <CatchBoundary getResetKey={() => place} errorComponent={FailedPart}>
      {children}
    </CatchBoundary>
  );
}
