import { useSearch } from '@tanstack/react-router';
import { Fragment, Suspense } from 'react';
import { lazyPart } from '~/kernel/page/lazy-part.ts';
import { useSession } from '~/kernel/use-session.ts';
import { CheckoutPage } from './CheckoutPage.tsx';
import { CheckoutSkeleton } from './CheckoutSkeleton.tsx';
import { CheckoutSteps } from './CheckoutSteps.tsx';

// Few orders wait for a payment, and a link in an email leads there as well.
const WaitingOrder = lazyPart(() => import('./WaitingOrder.tsx'), 'WaitingOrder');
// Most buyers aren’t professionals.
const CheckoutPricesGate = lazyPart(() => import('./CheckoutPricesGate.tsx'), 'CheckoutPricesGate');

/** The steps to an order, or the payment of an order that is awaiting it. */
export function CheckoutScreen() {
  const { order } = useSearch({ from: '/(shop)/checkout' });
  const Frame = useSession()?.site === 'b2b' ? CheckoutPricesGate : Fragment;
  return (
    <CheckoutPage title={order === undefined ? 'Checkout' : 'Pay for your order'} orderId={order}>
      <Suspense fallback={<CheckoutSkeleton />}>
        <Frame>{order === undefined ? <CheckoutSteps /> : <WaitingOrder key={order} orderId={order} />}</Frame>
      </Suspense>
    </CheckoutPage>
  );
}
