import { Suspense, type ReactNode } from 'react';

/**
 * A part of a page that is hydrated on its own: React hydrates it in a separate task, and first where somebody
 * presses, so a long page does not hold up the thread. The server writes it like everything else.
 */
export function Part({ children }: { children: ReactNode }) {
  return <Suspense fallback={null}>{children}</Suspense>;
}
