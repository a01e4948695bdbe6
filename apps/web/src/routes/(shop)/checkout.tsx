import { addressList, cartGet, orderGet, paymentGetConfig } from '@regen/sdk/query';
import { createFileRoute } from '@tanstack/react-router';
import { choiceParam, textParam } from '~/kernel/search-params.ts';
import { tableHead } from '~/kernel/head/seo.ts';
import { CheckoutPending } from '~/features/checkout/CheckoutPending.tsx';
import { CheckoutScreen } from '~/features/checkout/CheckoutScreen.tsx';
import { orderParams } from '~/features/orders/index.ts';
import { CHECKOUT_STEPS, type CheckoutStep } from '~/features/checkout/step-names.ts';

interface CheckoutSearch {
  step?: CheckoutStep;
  /** An order that waits for its payment. */
  order?: string;
}

export const Route = createFileRoute('/(shop)/checkout')({
  ssr: false,
  staticData: {
    title: 'Checkout',
    description: 'Address, delivery and payment, in a few steps, with or without an account.',
    audience: 'everybody',
  },
  validateSearch: (search: Record<string, unknown>): CheckoutSearch => {
    const order = textParam(search['order'], 64);
    if (order !== undefined && /^ord_[0-9A-Za-z]+$/.test(order)) return { order };
    const step = choiceParam(search['step'], CHECKOUT_STEPS);
    return step === undefined ? {} : { step };
  },
  loaderDeps: ({ search: { order } }) => ({ order }),
  // Not awaited: the steps show their own states.
  loader: ({ context, deps: { order } }) => {
    const { prefetch, buyer, person } = context;
    void prefetch(paymentGetConfig);
    if (order !== undefined) return void prefetch(orderGet, orderParams(context, order));
    void prefetch(cartGet, { id: buyer });
    if (person !== null) void prefetch(addressList, { userId: person.userId });
  },
  head: tableHead,
  pendingComponent: CheckoutPending,
  component: CheckoutScreen,
});
