import { orderGet } from '@regen/sdk/query';
import type { Order } from '@regen/sdk';
import { Banner } from '@regen/ui-kit/Banner';
import { Button } from '@regen/ui-kit/Button';
import { ErrorState } from '@regen/ui-kit/ErrorState';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { useQuery } from '@tanstack/react-query';
import { Link, Navigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { describeError } from '~/kernel/errors/describe-error.ts';
import { useApp } from '~/kernel/use-app.ts';
import { orderLineAmount, OrderTotals } from '~/features/totals/index.ts';
import { usd } from '~/kernel/words/money.ts';
import { useBuyer } from '~/kernel/use-session.ts';
import { CheckoutAside } from './CheckoutAside.tsx';
import { CheckoutSkeleton } from './CheckoutSkeleton.tsx';
import * as styles from './checkout.css.ts';
import { orderParams } from '~/features/orders/index.ts';
import { PayOrderForm } from './PayOrderForm.tsx';
import { ProblemBanner } from './ProblemBanner.tsx';
import { usePayment, type PaymentRun } from './use-payment.ts';

// For the few whose bank asks.
const BankChallenge = lazy(() => import('./BankChallenge.tsx').then((module) => ({ default: module.BankChallenge })));

const nothing = () => undefined;

/** An order that waits for its payment: after a declined card, a refused bank step, or days later. */
export function PayOrder({ orderId }: { orderId: string }) {
  const app = useApp();
  const owner = useBuyer();
  const { data: order, error, refetch, isFetching } = useQuery(orderGet(app.call, orderParams(app, orderId)));
  const payment = usePayment(owner, nothing);
  if (order === undefined) {
    if (error === null) return <CheckoutSkeleton />;
    const { title, message, requestId } = describeError(error);
    return (
      <ErrorState
        title={title}
        message={message}
        requestId={requestId}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
        action={
          <Button variant="secondary" asChild>
            <Link to="/cart">Go to your cart</Link>
          </Button>
        }
      />
    );
  }
  if (!order.canPay) return <Navigate to="/order/$orderId" params={{ orderId }} replace />;
  return (
    <div className={styles.layout}>
      <WaitingOrder key={order.payment.nextAction?.challengeId} order={order} payment={payment} />
      <CheckoutAside
        lines={order.items.map((item) => ({ ...item, amount: orderLineAmount(item) }))}
        total={usd(order.orderTotal.total)}
        totals={<OrderTotals order={order} />}
        isEditable={false}
      />
    </div>
  );
}

function WaitingOrder({ order, payment }: { order: Order; payment: PaymentRun }) {
  const challengeId = order.payment.nextAction?.challengeId ?? null;
  const [isAsking, setIsAsking] = useState(challengeId !== null);
  const { failure } = order.payment;
  return (
    <Stack gap="6">
      {payment.problem ? (
        <ProblemBanner problem={payment.problem} onRepeat={() => void payment.repeat()} isPlaced />
      ) : failure ? (
        <ProblemBanner problem={{ kind: 'declined', message: failure.message, order }} onRepeat={nothing} />
      ) : null}
      {challengeId === null ? null : (
        <>
          <Banner
            tone="info"
            title="Your bank is waiting for you"
            action={
              <Button size="sm" onClick={() => setIsAsking(true)}>
                Confirm with your bank
              </Button>
            }
          >
            <Text>Confirm the payment there, or pay with another card.</Text>
          </Banner>
          <Suspense>
            <BankChallenge
              order={order}
              challengeId={challengeId}
              isOpen={isAsking}
              onOpenChange={setIsAsking}
              onAnswered={() => payment.confirm(order.id)}
            />
          </Suspense>
        </>
      )}
      <Text tone="muted">
        Order {order.number} is saved. It ships to {order.shippingAddress.line1}, {order.shippingAddress.city} once
        payment goes through.
      </Text>
      <PayOrderForm order={order} payment={payment} />
    </Stack>
  );
}
