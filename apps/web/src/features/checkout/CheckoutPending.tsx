import { Page } from '@regen/ui-kit/Page';
import { CheckoutSkeleton } from './CheckoutSkeleton.tsx';

/** The checkout while its scripts are loading. */
export function CheckoutPending() {
  return (
    <Page title="Checkout">
      <CheckoutSkeleton />
    </Page>
  );
}
