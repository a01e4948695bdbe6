import { Accordion } from '@regen/ui-kit/Accordion';
import { Button } from '@regen/ui-kit/Button';
import { Card } from '@regen/ui-kit/Card';
import { Heading } from '@regen/ui-kit/Heading';
import { Icon } from '@regen/ui-kit/Icon';
import { Inline } from '@regen/ui-kit/Inline';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { Link } from '@tanstack/react-router';
import { CartTotals } from '~/features/totals/index.ts';
import { HiddenPricesNotice } from '~/kernel/page/HiddenPricesNotice.tsx';
import { preparedInView } from '~/kernel/prepare.ts';
import { usePricesHidden } from '~/kernel/prices-hidden.ts';
import { useSession } from '~/kernel/use-session.ts';
import { Arrival } from './Arrival.tsx';
import type { CartWriter } from './cart-writer.ts';
import { CouponForm } from './CouponForm.tsx';
import { FreeShipping } from './FreeShipping.tsx';
import type { CartView } from './pending-changes.ts';
import { PointsForm } from './PointsForm.tsx';
import { ShippingEstimate } from './ShippingEstimate.tsx';

export interface CartSummaryProps {
  cart: CartView;
  writer: CartWriter;
}

/** Whether everything in the cart can be ordered. */
export function canCheckOut(cart: CartView): boolean {
  return cart.items.length > 0 && cart.items.every(({ isAvailable, maxQuantity }) => isAvailable && maxQuantity > 0);
}

/** Beside the lines: coupon, points, shipping, the total and the way to checkout. */
export function CartSummary({ cart, writer }: CartSummaryProps) {
  const session = useSession();
  const isReady = canCheckOut(cart);
  const isHidden = usePricesHidden();
  return (
    <Card padding="lg">
      <Stack gap="6">
        <Heading level={2} size="md">
          Summary
        </Heading>
        {/* Why a coupon was refused can name what is missing, which tells what the cart costs. */}
        {isHidden ? null : (
          <>
            <CouponForm cart={cart} writer={writer} />
            <PointsForm cart={cart} writer={writer} />
          </>
        )}
        <Accordion
          size="sm"
          headingLevel={3}
          items={[
            {
              id: 'shipping-estimate',
              title: 'Estimate shipping and tax',
              content: <ShippingEstimate cart={cart} writer={writer} />,
            },
          ]}
        />
        {isHidden ? <HiddenPricesNotice /> : <CartTotals cart={cart} where="cart" />}
        <Stack gap="3">
          {isHidden ? null : <FreeShipping cart={cart} />}
          <Arrival cart={cart} />
        </Stack>
        {isReady ? (
          <Button size="lg" fullWidth asChild>
            <Link to="/checkout" {...preparedInView()}>
              Check out
            </Link>
          </Button>
        ) : (
          <Text size="sm" tone="danger">
            Remove unavailable items to check out.
          </Text>
        )}
        <Inline gap="2" justify="center">
          <Icon name="lock" size="sm" />
          <Text as="span" size="sm" tone="muted">
            {session === null ? 'Secure checkout. No account needed.' : 'Secure checkout.'}
          </Text>
        </Inline>
      </Stack>
    </Card>
  );
}
