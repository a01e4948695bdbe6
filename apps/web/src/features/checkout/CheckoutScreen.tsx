import { Page } from '@regen/ui-kit/Page';
import { useSearch } from '@tanstack/react-router';
import { CheckoutSteps } from './CheckoutSteps.tsx';
import { WaitingOrder } from './WaitingOrder.tsx';

/** The steps to an order, or the payment of an order that is awaiting it. */
export function CheckoutScreen() {
  const { order } = useSearch({ from: '/(shop)/checkout' });
  return (
    <Page title={order === undefined ? 'Checkout' : 'Pay for your order'}>
      {order === undefined ? <CheckoutSteps /> : <WaitingOrder key={order} orderId={order} />}
    </Page>
  );
}
