import { Button } from '@regen/ui-kit/Button';
import { Drawer } from '@regen/ui-kit/Drawer';
import { EmptyState } from '@regen/ui-kit/EmptyState';
import { Skeleton } from '@regen/ui-kit/Skeleton';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { Link, useRouter } from '@tanstack/react-router';
import type { RefObject } from 'react';
import { MerchandiseTotals } from '~/features/totals/index.ts';
import { Reading } from '~/kernel/page/Reading.tsx';
import { counted } from '~/kernel/words/counts.ts';
import { useCloseCart } from './cart-overlay.ts';
import * as styles from './cart.css.ts';
import { CartLines, useRemovedLines } from './CartLines.tsx';
import { CartMessages } from './CartMessages.tsx';
import { canCheckOut } from './CartSummary.tsx';
import { useForeseenCart } from './foreseen-cart.ts';
import { FreeItemOffer } from './FreeItemOffer.tsx';
import type { CartView } from './pending-changes.ts';

/** What the cart drawer shows. Loaded when the cart is first opened. */
export function CartPanel({ isOpen, returnFocus }: { isOpen: boolean; returnFocus: RefObject<HTMLElement | null> }) {
  const close = useCloseCart();
  const { cart } = useForeseenCart();
  return (
    <Drawer
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) close();
      }}
      returnFocus={returnFocus}
      title="Your cart"
      description={cart && cart.items.length > 0 ? counted(cart.totalQuantity, 'item') : undefined}
      footer={cart && cart.items.length > 0 ? <Footer cart={cart} /> : undefined}
    >
      <Content />
    </Drawer>
  );
}

function Content() {
  const { cart: data, writer, writerState, ...rest } = useForeseenCart();
  const [removed, setRemoved] = useRemovedLines();
  return (
    <Reading
      query={{ ...rest, data }}
      headingLevel={2}
      skeleton={
        <Stack gap="4">
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </Stack>
      }
    >
      {(cart) => (
        <Stack gap="4">
          <CartMessages cart={cart} writer={writer} state={writerState} />
          <FreeItemOffer cart={cart} writer={writer} isCompact />
          <CartLines cart={cart} writer={writer} isCompact removed={removed} onRemovedChange={setRemoved} />
          {cart.items.length === 0 ? <Empty /> : null}
        </Stack>
      )}
    </Reading>
  );
}

function Empty() {
  const close = useCloseCart();
  return (
    <EmptyState icon="bag" title="Your cart is empty" action={<Button onClick={close}>Continue shopping</Button>}>
      Products you add show up here.
    </EmptyState>
  );
}

function Footer({ cart }: { cart: CartView }) {
  const router = useRouter();
  // The drawer's entry of the history becomes the page, so that Back returns to where the drawer was opened.
  const go = (to: '/cart' | '/checkout') => (event: React.MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    void router.navigate({ to, replace: true });
  };
  return (
    <div className={styles.drawerFooter}>
      <MerchandiseTotals cart={cart} />
      <Text size="sm" tone="muted">
        Shipping and tax are calculated at checkout.
      </Text>
      {canCheckOut(cart) ? (
        <Button fullWidth asChild>
          <Link to="/checkout" onClick={go('/checkout')}>
            Check out
          </Link>
        </Button>
      ) : null}
      <Button fullWidth variant="secondary" asChild>
        <Link to="/cart" onClick={go('/cart')}>
          View cart
        </Link>
      </Button>
    </div>
  );
}
