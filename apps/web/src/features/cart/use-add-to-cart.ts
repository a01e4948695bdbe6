import { useAnnounce } from '@regen/ui-kit/LiveRegion';
import { useToast } from '@regen/ui-kit/Toast';
import { useCallback, useRef, useState } from 'react';
import { describeError } from '~/app/describe-error.ts';
import { useApp } from '~/app/use-app.ts';
import { useOpenCart } from './cart-overlay.ts';

export interface AddToCartLine {
  sku: string;
  quantity: number;
  /** For the announcement. */
  name: string;
}

export interface AddToCart {
  /** Resolves with whether everything was added. Opens the cart unless told not to. */
  add: (lines: AddToCartLine | readonly AddToCartLine[], options?: { isCartOpened?: boolean }) => Promise<boolean>;
  isAdding: boolean;
}

/** Puts products into the cart, from wherever a component stands. What goes wrong is said in a toast. */
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
      // Loaded with the first change: it is no part of what a page needs to be shown.
      const store = import('./cart-store.ts');
      try {
        const cart = await (await store).cartWriterOf(app).change({ kind: 'add', lines });
        const skus = new Set(lines.map(({ sku }) => sku));
        const notices = cart.notices.filter(({ sku }) => sku !== undefined && skus.has(sku));
        const what = lines.length === 1 ? lines[0]?.name : `${lines.length} products`;
        announce([`${what} is in your cart.`, ...notices.map(({ message }) => message)].join(' '));
        const isThere = lines.every(({ sku }) => cart.items.some((item) => item.sku === sku));
        if (isCartOpened) openCart();
        else for (const { message } of notices) showToast({ message });
        return isThere;
      } catch (error) {
        await store.then(({ cartWriterOf }) => cartWriterOf(app).discard()).catch(() => undefined);
        showToast({ message: describeError(error).message, tone: 'danger' });
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
