import { Suspense, useLayoutEffect, useRef, useState } from 'react';
import { lazyPart } from '~/kernel/page/lazy-part.ts';
import { useIsCartOpen } from './cart-overlay.ts';

export const loadCartPanel = () => import('./CartPanel.tsx');
const CartPanel = lazyPart(loadCartPanel, 'CartPanel');

/** The cart over the current page. Stands once in the root; what it shows is loaded when it is first opened. */
export function CartDrawer() {
  const isOpen = useIsCartOpen();
  const [wasOpened, setWasOpened] = useState(isOpen);
  const opener = useRef<HTMLElement>(null);
  // Before the drawer takes the focus, which it does in an effect.
  useLayoutEffect(() => {
    if (isOpen && document.activeElement instanceof HTMLElement) opener.current = document.activeElement;
  }, [isOpen]);
  if (isOpen && !wasOpened) setWasOpened(true);
  if (!isOpen && !wasOpened) return null;
  return (
    <Suspense fallback={null}>
      <CartPanel isOpen={isOpen} returnFocus={opener} />
    </Suspense>
  );
}
