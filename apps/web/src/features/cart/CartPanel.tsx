import { Banner } from '@regen/ui-kit/Banner';
import { Button } from '@regen/ui-kit/Button';
import { Drawer } from '@regen/ui-kit/Drawer';
import { EmptyState } from '@regen/ui-kit/EmptyState';
import { Skeleton } from '@regen/ui-kit/Skeleton';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { Link, useRouter } from '@tanstack/react-router';
import { useEffect, useMemo, useSyncExternalStore, type RefObject } from 'react';
import { MerchandiseTotals } from '~/features/totals/index.ts';
import { HiddenPricesNotice } from '~/kernel/page/HiddenPricesNotice.tsx';
import { quickViewOpener } from '~/kernel/page/quick-view-opener.ts';
import { Reading } from '~/kernel/page/Reading.tsx';
import { usePricesHidden } from '~/kernel/prices-hidden.ts';
import { useApp } from '~/kernel/use-app.ts';
import { counted } from '~/kernel/words/counts.ts';
import { cartNote } from './cart-note.ts';
import { useCloseCart } from './cart-overlay.ts';
import * as styles from './cart.css.ts';
import { CartLines, useRemovedLines } from './CartLines.tsx';
import { CartMessages } from './CartMessages.tsx';
import { canCheckOut } from './CartSummary.tsx';
import { useForeseenCart } from './foreseen-cart.ts';
import { FreeItemOffer } from './FreeItemOffer.tsx';
import { FreeShipping } from './FreeShipping.tsx';
import { LateUnpaidOrder } from './LateUnpaidOrder.tsx';
import type { CartView } from './pending-changes.ts';

/** What the cart drawer shows. Loaded when the cart is first opened. */
export function CartPanel({ isOpen, returnFocus }: { isOpen: boolean; returnFocus: RefObject<HTMLElement | null> }) {
  const close = useCloseCart();
  const { cart } = useForeseenCart();
  const below = useApp().service(quickViewOpener);
  const focusAfter = useMemo(
    () => ({
      get current() {
        // The button of a quick view that the cart has replaced is gone.
        return returnFocus.current?.isConnected ? returnFocus.current : below.current();
      },
    }),
    [returnFocus, below],
  );
  const { say } = useApp().service(cartNote);
  useEffect(() => {
    if (isOpen) return () => say(null);
    return undefined;
  }, [isOpen, say]);
  return (
    <Drawer
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) close();
      }}
      returnFocus={focusAfter}
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
  const isHidden = usePricesHidden();
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
          <Note />
          <CartMessages cart={cart} writer={writer} state={writerState} />
          {cart.items.length === 0 ? <LateUnpaidOrder /> : null}
          {cart.items.length > 0 && !isHidden ? <FreeShipping cart={cart} /> : null}
          <FreeItemOffer cart={cart} writer={writer} isCompact />
          <CartLines cart={cart} writer={writer} isCompact removed={removed} onRemovedChange={setRemoved} />
          {cart.items.length === 0 ? <Empty /> : null}
        </Stack>
      )}
    </Reading>
  );
}

/** What was just added to the cart, and how many it had before. */
function Note() {
  const { current, subscribe } = useApp().service(cartNote);
  const text = useSyncExternalStore(subscribe, current, () => null);
  return text === null ? null : (
    <Banner tone="success" live>
      <Text>{text}</Text>
    </Banner>
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
  const isHidden = usePricesHidden();
  // The drawer's entry of the history becomes the page, so that Back returns to where the drawer was opened.
  const go = (to: '/cart' | '/checkout') => (event: React.MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    void router.navigate({ to, replace: true });
  };
  return (
    <div className={styles.drawerFooter}>
      {isHidden ? <HiddenPricesNotice /> : <MerchandiseTotals cart={cart} />}
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
