import { IconButton } from '@regen/ui-kit/IconButton';
import { Link, useLocation } from '@tanstack/react-router';
import { cartOverlay } from './cart-overlay.ts';
import { loadCartPanel } from './CartDrawer.tsx';
import { useCart } from './use-cart.ts';

/** The cart in the header: how many pieces are in it, once that is known. Opens it over the page. */
export function CartButton() {
  const { cart } = useCart();
  const isOnOwnPage = useLocation({ select: ({ pathname }) => pathname === '/cart' });
  const count = cart?.totalQuantity ?? 0;
  const label = count === 0 ? 'Cart' : count === 1 ? 'Cart, 1 item' : `Cart, ${count} items`;
  const preload = () => void loadCartPanel();
  return (
    <IconButton icon="bag" label={label} count={count} asChild>
      {isOnOwnPage ? (
        <Link to="/cart" />
      ) : (
        <Link {...cartOverlay} preload={false} activeProps={{}} onPointerEnter={preload} onFocus={preload} />
      )}
    </IconButton>
  );
}
