import type { CartNotice, SharedBundle } from '@regen/sdk';
import { useAnnounce } from '@regen/ui-kit/LiveRegion';
import { useState } from 'react';
import { useOpenCart } from '~/features/cart/index.ts';
import { useApp } from '~/kernel/use-app.ts';
import { usePress } from '~/kernel/use-press.ts';
import { addBundle } from './add-bundle.ts';

export interface BundleAdded {
  /** Whether any of its products is in the cart now. */
  isAny: boolean;
  notices: readonly CartNotice[];
}

/** Puts all of a bundle into the cart and opens it. */
export function useAddBundle(bundle: SharedBundle) {
  const app = useApp();
  const announce = useAnnounce();
  const openCart = useOpenCart();
  const [added, setAdded] = useState<BundleAdded | null>(null);

  const { press, isPending, error } = usePress(async () => {
    setAdded(null);
    const cart = await addBundle(app, bundle.bundleToken);
    const skus = new Set(bundle.items.map(({ sku }) => sku));
    const notices = cart.notices.filter(({ sku }) => sku === undefined || sku === null || skus.has(sku));
    const isAny = cart.items.some(({ sku, isFreeItem }) => skus.has(sku) && !isFreeItem);
    setAdded({ isAny, notices });
    announce(
      [isAny ? `${bundle.bundleName} is in your cart.` : '', ...notices.map(({ message }) => message)].join(' ').trim(),
    );
    if (isAny) openCart();
  });
  return { add: press, isAdding: isPending, added, error };
}
