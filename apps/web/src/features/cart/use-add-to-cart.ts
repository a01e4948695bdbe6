import { useAnnounce } from '@regen/ui-kit/LiveRegion';
import { useToast } from '@regen/ui-kit/Toast';
import { useCallback, useRef, useState } from 'react';
import { useApp } from '~/kernel/use-app.ts';
import type { AddToCartLine } from './add-lines.ts';
import { useOpenCart } from './cart-overlay.ts';

export interface AddToCart {
  /** Resolves with whether everything was added. Opens the cart unless disabled. */
  add: (lines: AddToCartLine | readonly AddToCartLine[], options?: { isCartOpened?: boolean }) => Promise<boolean>;
  isAdding: boolean;
}

/** Adds products to the cart from any component. Errors are shown in a toast. */
export function useAddToCart(): AddToCart {
  const app = useApp();
  const announce = useAnnounce();
  const showToast = useToast();
  const openCart = useOpenCart();
  const [isAdding, setIsAdding] = useState(false);
  const busy = useRef(false);

  const add = useCallback<AddToCart['add']>(
    async (input, { isCartOpened = true } = {}) => {
      if (busy.current) return false;
      busy.current = true;
      setIsAdding(true);
      const lines: readonly AddToCartLine[] = Array.isArray(input) ? input : [input as AddToCartLine];
      try {
        const { addLines } = await import('./add-lines.ts');
        const { text, notices, isThere, problem } = await addLines(app, lines);
        if (problem !== undefined) {
          showToast({ message: problem, tone: 'danger' });
          return false;
        }
        announce(text);
        if (isCartOpened) openCart();
        else for (const message of notices) showToast({ message });
        return isThere;
      } catch {
        showToast({ message: 'We couldn’t load this. Check your connection and try again.', tone: 'danger' });
        return false;
      } finally {
        busy.current = false;
        setIsAdding(false);
      }
    },
    [app, announce, showToast, openCart],
  );
  return { add, isAdding };
}
