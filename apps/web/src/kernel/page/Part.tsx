import { Suspense, type ReactNode } from 'react';

/**
 * A part of a page that the browser takes over on its own: React hydrates it in a task of its own, and first where somebody
 * presses, so a long page does not hold up the thread. The server writes it like everything else.
 */
export function Part({ children }: { children: ReactNode }) {
  return <Suspense fallback={null}>{children}</Suspense>;
}
