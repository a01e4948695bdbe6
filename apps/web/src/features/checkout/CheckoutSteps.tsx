import type { Address } from '@regen/sdk';
import { addressList } from '@regen/sdk/query';
import { Button } from '@regen/ui-kit/Button';
import { ErrorState } from '@regen/ui-kit/ErrorState';
import { Heading } from '@regen/ui-kit/Heading';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { useQuery } from '@tanstack/react-query';
import { Link, useRouter, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { LateOffers, LateUnpaidOrder, useCart } from '~/features/cart/index.ts';
import { usePayment } from '~/features/payment/index.ts';
import { CartTotals, lineAmount } from '~/features/totals/index.ts';
import { describeError } from '~/kernel/errors/describe-error.ts';
import { useApp } from '~/kernel/use-app.ts';
import { useBuyer, useSession } from '~/kernel/use-session.ts';
import { usd } from '~/kernel/words/money.ts';
import { AddressStep } from './AddressStep.tsx';
import type { CheckoutStep } from './checkout-search.ts';
import * as styles from './checkout.css.ts';
import { CheckoutAside } from './CheckoutAside.tsx';
import { CheckoutLayout } from './CheckoutLayout.tsx';
import { CheckoutSection } from './CheckoutSection.tsx';
import { CheckoutSkeleton, StepsSkeleton } from './CheckoutSkeleton.tsx';
import { ContactStep } from './ContactStep.tsx';
import { PaymentStep } from './PaymentStep.tsx';
import { ReviewStep } from './ReviewStep.tsx';
import { ShippingStep } from './ShippingStep.tsx';
import type { StepProps } from './step-props.ts';
import { reachableStep, stepsOf } from './steps.ts';
import { StepSummary } from './StepSummary.tsx';
import { useCheckoutDraft } from './use-checkout-draft.ts';
import { useKnownDelivery } from './use-known-delivery.ts';
import { useSolvedCoupon } from './use-solved-coupon.ts';

const NO_ADDRESSES: readonly Address[] = [];

interface Move {
  search: { step: CheckoutStep };
  replace?: boolean;
  resetScroll?: boolean;
}

/** Moves between the steps, unless a navigation to another page is under way, such as to sign-in after the session ended. */
function useMove(): (move: Move) => void {
  const router = useRouter();
  return useCallback(
    (move) => {
      if (router.latestLocation.pathname === '/checkout') void router.navigate({ to: '/checkout', ...move });
    },
    [router],
  );
}

export function CheckoutSteps() {
  const { call } = useApp();
  const user = useSession()?.user ?? null;
  const owner = useBuyer();
  const { step: wanted } = useSearch({ from: '/(shop)/checkout' });
  const move = useMove();
  const access = useCart({ isFresh: true });
  const { cart, error, isFetching, refetch, writer } = access;
  const bookQuery = useQuery({ ...addressList(call, { userId: owner }), enabled: user !== null });
  const book = bookQuery.data?.items ?? NO_ADDRESSES;
  const drafted = useCheckoutDraft(owner, user, book);
  const { draft, update, clear } = drafted;
  const payment = usePayment(owner, clear);
  useSolvedCoupon(payment, cart);
  const [hasMoved, setHasMoved] = useState(false);
  const isFilling = useKnownDelivery({
    owner,
    wanted,
    draft: drafted,
    cart: access,
    address: book[0],
    isPaying: payment.isRunning,
  });
  const isPreparing = isFilling || (user !== null && bookQuery.isPending);

  const step = cart === undefined ? undefined : reachableStep(wanted, draft, cart);
  // The URL always names the step that is shown, so that typing never changes the step, and an unreachable step does not stay
  // in the history.
  useEffect(() => {
    if (step !== undefined && step !== wanted && !payment.isRunning && !isPreparing) {
      move({ search: { step }, replace: true });
    }
  }, [step, wanted, move, payment.isRunning, isPreparing]);

  if (error !== null && cart === undefined) {
    return <ErrorState {...describeError(error)} onRetry={refetch} isRetrying={isFetching} />;
  }
  if (cart === undefined || step === undefined) return <CheckoutSkeleton />;
  if (cart.items.length === 0 && !payment.isRunning) return <NothingToBuy />;

  const steps = stepsOf(cart);
  const current = steps.indexOf(step);
  const goTo = (next: CheckoutStep) => {
    setHasMoved(true);
    move({ search: { step: next }, resetScroll: false });
  };
  const props: StepProps = {
    cart,
    writer,
    draft,
    update,
    book,
    onDone: () => goTo(steps[current + 1] ?? 'review'),
  };
  const forms: Record<CheckoutStep, ReactNode> = {
    contact: <ContactStep {...props} />,
    address: <AddressStep {...props} />,
    shipping: <ShippingStep {...props} />,
    payment: <PaymentStep {...props} />,
    review: <ReviewStep {...props} payment={payment} isSignedIn={user !== null} />,
  };
  return (
    <CheckoutLayout
      summary={
        <CheckoutAside
          lines={cart.items.map((item) => ({ ...item, amount: lineAmount(item) }))}
          total={usd(cart.orderTotal.total)}
          totals={<CartTotals cart={cart} where="checkout" />}
          offers={<LateOffers key={step} cart={cart} writer={writer} />}
          isEditable
        />
      }
    >
      {isPreparing ? (
        <StepsSkeleton />
      ) : (
        <div className={styles.sections}>
          {steps.map((id, at) => (
            <CheckoutSection
              key={`${id}-${owner}`}
              step={id}
              number={at + 1}
              state={at < current ? 'done' : at === current ? 'current' : 'upcoming'}
              summary={<StepSummary step={id} draft={draft} cart={cart} />}
              isFocused={hasMoved}
            >
              {forms[id]}
            </CheckoutSection>
          ))}
        </div>
      )}
    </CheckoutLayout>
  );
}

function NothingToBuy() {
  return (
    <Stack gap="4" align="start">
      <Heading level={2} size="md">
        Your cart is empty
      </Heading>
      <LateUnpaidOrder />
      <Text tone="muted">If you’ve just paid, your confirmation is in your inbox.</Text>
      <Button asChild>
        <Link to="/products">Browse all products</Link>
      </Button>
    </Stack>
  );
}
