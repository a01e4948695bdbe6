import type { OrderCreate } from '@regen/sdk';
import { Banner } from '@regen/ui-kit/Banner';
import { Button } from '@regen/ui-kit/Button';
import { Icon } from '@regen/ui-kit/Icon';
import { Inline } from '@regen/ui-kit/Inline';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { useRef, useState } from 'react';
import { addressSchema, toAddressInput } from '~/features/addresses/index.ts';
import type { PaymentRun } from '~/features/payment/index.ts';
import { CartTotals, isNothingToPay, lineAmount } from '~/features/totals/index.ts';
import { focusHeading } from '~/kernel/page/focus-heading.ts';
import { usd } from '~/kernel/words/money.ts';
import type { CheckoutDraft } from './checkout-draft.ts';
import * as styles from './checkout.css.ts';
import { OrderLines } from './OrderLines.tsx';
import { OrderProblem } from './OrderProblem.tsx';
import type { StepProps } from './step-props.ts';
import { TermsLine } from './TermsLine.tsx';

export interface ReviewStepProps extends StepProps {
  payment: PaymentRun;
  isSignedIn: boolean;
}

/** Sent only if there is something to pay. */
function paid({ payment, isBillingSame, billing }: CheckoutDraft): Pick<OrderCreate, 'billingAddress' | 'payment'> {
  return {
    ...(isBillingSame ? {} : { billingAddress: toAddressInput(addressSchema.parse(billing)) }),
    ...(payment === null ? {} : { payment: { method: payment.method, token: payment.token } }),
  };
}

/** Removes a refused coupon from the cart, so that the order can be placed without it. */
function useCouponRemoval(writer: StepProps['writer']) {
  const [outcome, setOutcome] = useState<'removed' | 'failed' | null>(null);
  const remove = () => {
    setOutcome(null);
    writer.change({ kind: 'coupon', code: null }).then(
      () => {
        setOutcome('removed');
        // The button that was pressed goes away.
        focusHeading({ preventScroll: true });
      },
      () => setOutcome('failed'),
    );
  };
  return { outcome, remove };
}

/** The whole order, and the only button that places it. */
export function ReviewStep({ cart, writer, draft, book, payment, isSignedIn }: ReviewStepProps) {
  const [isPreparing, setIsPreparing] = useState(false);
  const busy = useRef(false);
  // The total that was shown when the button was pressed: the server compares with it.
  const [seen, setSeen] = useState<string | null>(null);
  const total = usd(cart.orderTotal.total);
  const coupon = useCouponRemoval(writer);
  const isFree = isNothingToPay(cart);

  const place = async () => {
    if (busy.current || cart.id === null || cart.shippingMethodId === null || (draft.payment === null && !isFree))
      return;
    busy.current = true;
    setIsPreparing(true);
    setSeen(total);
    try {
      // A change under way has made another version. The total stays the one that was shown.
      const saved = (await writer.settled()) ?? cart;
      const shipping = addressSchema.parse(draft.shipping);
      const isNew = !book.some(({ id }) => id === draft.addressId);
      await payment.place({
        cartId: cart.id,
        cartVersion: saved.version,
        email: draft.contact.email.trim(),
        phone: draft.contact.phone.trim() === '' ? null : draft.contact.phone.trim(),
        shippingAddress: toAddressInput(shipping),
        ...(isFree ? {} : paid(draft)),
        saveAddress: isSignedIn && isNew && draft.isAddressSaved,
        shippingMethodId: cart.shippingMethodId,
        expectedTotal: cart.orderTotal.total,
      });
    } finally {
      busy.current = false;
      setIsPreparing(false);
    }
  };

  return (
    <Stack gap="6">
      {payment.problem ? (
        <OrderProblem
          problem={payment.problem}
          totals={seen === null ? null : { before: seen, after: total }}
          onRepeat={() => void payment.repeat()}
          onRemoveCoupon={coupon.remove}
        />
      ) : null}
      {coupon.outcome === 'failed' && payment.problem?.kind === 'coupon-refused' ? (
        <Banner tone="danger" live title="We couldn’t remove the coupon">
          Check your connection and try again.
        </Banner>
      ) : null}
      {coupon.outcome === 'removed' && cart.coupon === null && payment.problem === null ? (
        <Banner tone="info" live title="The coupon was removed">
          The total is now {total}.
        </Banner>
      ) : null}
      {/* On a desktop they are beside the steps. */}
      <div className={styles.onPhone}>
        <Stack gap="5">
          <OrderLines lines={cart.items.map((item) => ({ ...item, amount: lineAmount(item) }))} />
          <CartTotals cart={cart} where="checkout" />
        </Stack>
      </div>
      <Stack gap="3">
        <TermsLine />
        <Button
          size="lg"
          fullWidth
          iconStart="lock"
          loading={isPreparing || payment.isRunning || cart.isPending}
          onClick={() => void place()}
        >
          {isFree ? 'Place order' : `Place order and pay ${total}`}
        </Button>
        <Inline gap="2" align="start" wrap="nowrap">
          <Icon name="info" size="sm" />
          <Text as="span" size="sm" tone="muted" className={styles.withEmail}>
            {isFree ? null : 'You’ll be charged when you place the order. '}
            We’ll email your confirmation to {draft.contact.email}.
          </Text>
        </Inline>
      </Stack>
    </Stack>
  );
}
