import { CheckoutPage } from './CheckoutPage.tsx';
import { CheckoutSkeleton } from './CheckoutSkeleton.tsx';

/** The checkout while its scripts are loading. */
export function CheckoutPending() {
  return (
    <CheckoutPage title="Checkout">
      <CheckoutSkeleton />
    </CheckoutPage>
  );
}
