import { createFileRoute } from '@tanstack/react-router';
import { choiceParam, textParam } from '~/app/search-params.ts';
import { privateHead } from '~/app/seo.ts';
import { CheckoutPending } from '~/features/checkout/CheckoutPending.tsx';
import { CheckoutScreen } from '~/features/checkout/CheckoutScreen.tsx';
import { CHECKOUT_STEPS, type CheckoutStep } from '~/features/checkout/step-names.ts';

interface CheckoutSearch {
  step?: CheckoutStep;
  /** An order that waits for its payment. */
  order?: string;
}

export const Route = createFileRoute('/checkout')({
  ssr: false,
  validateSearch: (search: Record<string, unknown>): CheckoutSearch => {
    const order = textParam(search['order'], 64);
    if (order !== undefined && /^ord_[0-9A-Za-z]+$/.test(order)) return { order };
    const step = choiceParam(search['step'], CHECKOUT_STEPS);
    return step === undefined ? {} : { step };
  },
  // No part of the first load of every page.
  loader: ({ context }) =>
    import('~/features/checkout/load-checkout.ts').then((checkout) => checkout.loadCheckout(context)),
  head: () => privateHead('Checkout'),
  pendingComponent: CheckoutPending,
  component: CheckoutScreen,
});
