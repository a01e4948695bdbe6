import { useSearch } from '@tanstack/react-router';
import { Suspense } from 'react';
import { lazyPart } from '~/kernel/page/lazy-part.ts';
import { CheckoutPage } from './CheckoutPage.tsx';
import { CheckoutSkeleton } from './CheckoutSkeleton.tsx';
import { CheckoutSteps } from './CheckoutSteps.tsx';

// Few orders wait for a payment, and a link in an email leads there as well.
const WaitingOrder = lazyPart(() => import('./WaitingOrder.tsx'), 'WaitingOrder');

/** The steps to an order, or the payment of an order that is awaiting it. */
export function CheckoutScreen() {
  const { order } = useSearch({ from: '/(shop)/checkout' });
  return (
    <CheckoutPage title={order === undefined ? 'Checkout' : 'Pay for your order'} orderId={order}>
      {order === undefined ? (
        <CheckoutSteps />
      ) : (
        <Suspense fallback={<CheckoutSkeleton />}>
          <WaitingOrder key={order} orderId={order} />
        </Suspense>
      )}
    </CheckoutPage>
  );
}
