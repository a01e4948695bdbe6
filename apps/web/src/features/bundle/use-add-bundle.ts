import type { CartNotice, SharedBundle } from '@regen/sdk';
import { invalidate } from '@regen/sdk/query';
import { useAnnounce } from '@regen/ui-kit/LiveRegion';
import { useRef, useState } from 'react';
import { useApp } from '~/app/use-app.ts';
import { cartRef, cartWriterOf, useOpenCart } from '~/features/cart/index.ts';

export interface BundleAdded {
  /** Whether any of its products is in the cart now. */
  isAny: boolean;
  notices: readonly CartNotice[];
}

/** Puts all of a bundle into the cart of the person or of this browser, in one call, and opens it. */
export function useAddBundle(bundle: SharedBundle) {
  const app = useApp();
  const announce = useAnnounce();
  const openCart = useOpenCart();
  const [isAdding, setIsAdding] = useState(false);
  const [added, setAdded] = useState<BundleAdded | null>(null);
  const [error, setError] = useState<unknown>(null);
  const isBusy = useRef(false);

  const add = async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    setIsAdding(true);
    setError(null);
    setAdded(null);
    try {
      const { queryClient, queries, regen, session } = app;
      // Changes under way would be answered with a cart that does not have the bundle yet.
      await cartWriterOf(app).settled();
      const id = cartRef(session);
      const cart = await regen.cart.addBundle({ id, token: bundle.bundleToken });
      const { queryKey } = queries.cart.get({ id });
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, cart);
      void invalidate(queryClient, 'cartGetForShippingMethod', 'shippingMethodList', 'shippingMethodListByAddress');
      const skus = new Set(bundle.items.map(({ sku }) => sku));
      const notices = cart.notices.filter(({ sku }) => sku === undefined || sku === null || skus.has(sku));
      const isAny = cart.items.some(({ sku, isFreeItem }) => skus.has(sku) && !isFreeItem);
      setAdded({ isAny, notices });
      announce(
        [isAny ? `${bundle.bundleName} is in your cart.` : '', ...notices.map(({ message }) => message)]
          .join(' ')
          .trim(),
      );
      if (isAny) openCart();
    } catch (failure) {
      setError(failure);
    } finally {
      isBusy.current = false;
      setIsAdding(false);
    }
  };
  return { add, isAdding, added, error };
}
