import { cartGet } from '@regen/sdk/query';
import { IconButton } from '@regen/ui-kit/IconButton';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useSyncExternalStore } from 'react';
import { overlayLink } from '~/kernel/overlay-link.ts';
import { useApp } from '~/kernel/use-app.ts';
import { useUntilHydrated } from '~/kernel/use-rendered.ts';
import { useBuyer, useIsHydrated } from '~/kernel/use-session.ts';
import { counted } from '~/kernel/words/counts.ts';
import { cartBadge } from './cart-badge.ts';
import { useOpenCart } from './cart-overlay.ts';
import { loadCartPanel } from './CartDrawer.tsx';

/** The cart in the header: how many pieces are in it, once that is known. Opens it over the page. */
export function CartButton() {
  const app = useApp();
  // No loader: it is in the header of every page, none of which waits for it.
  const { data: cart } = useQuery({
    ...cartGet(app.call, { id: useBuyer() }),
    enabled: useIsHydrated(),
  });
  useEffect(() => {
    import('./cart-tabs.ts').then(
      (tabs) => tabs.followCartInTabs(app),
      () => undefined,
    );
  }, [app]);
  const { current, subscribe } = app.service(cartBadge);
  const changing = useSyncExternalStore(subscribe, current, () => null);
  // Another part of the page may have read the cart already.
  const known = useUntilHydrated(cart?.totalQuantity, undefined);
  const count = changing ?? known ?? 0;
  const label = count === 0 ? 'Cart' : `Cart, ${counted(count, 'item')}`;
  // What is only likely to be wanted may fail: the press asks again.
  const preload = () => void loadCartPanel().catch(() => undefined);
  return (
    <IconButton icon="bag" label={label} count={count} asChild>
      <Link to="/cart" {...overlayLink(useOpenCart())} onPointerEnter={preload} onFocus={preload} />
    </IconButton>
  );
}
