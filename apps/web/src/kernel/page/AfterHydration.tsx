import { Suspense, useDeferredValue, type ReactNode } from 'react';
import { useIsHydrated } from '../use-session.ts';

/**
 * What the server doesn't render, because it needs its script or because the browser knows more. Once a part is hydrated, React renders what
 * reads `useIsHydrated` again at once, in one task for all that was hydrated together. So this component alone reads it, not the screen
 * around it, and its children follow in steps that can be interrupted.
 */
export function AfterHydration({ children }: { children: ReactNode }) {
  const isShown = useDeferredValue(useIsHydrated());
  return isShown ? <Suspense fallback={null}>{children}</Suspense> : null;
}
