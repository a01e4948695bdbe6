import { addressList, cartGet, orderGet, paymentGetConfig } from '@regen/sdk/query';
import { createFileRoute } from '@tanstack/react-router';
import { parseCheckoutSearch } from '~/features/checkout/checkout-search.ts';
import { CheckoutPending } from '~/features/checkout/CheckoutPending.tsx';
import { CheckoutScreen } from '~/features/checkout/CheckoutScreen.tsx';
import { privateHead, tableHead } from '~/kernel/head/seo.ts';
import { orderParams } from '~/kernel/stored/order-access.ts';

export const Route = createFileRoute('/(shop)/checkout')({
  ssr: false,
  staticData: {
    title: 'Checkout',
    description: import.meta.env.SSR
      ? 'Address, delivery and payment, in a few steps, with or without an account.'
      : undefined,
    audience: 'everybody',
  },
  validateSearch: parseCheckoutSearch,
  loaderDeps: ({ search: { order } }) => ({ order }),
  // Not awaited: the steps show their own states.
  loader: ({ context, deps: { order } }) => {
    const { prefetch, buyer, person } = context;
    void prefetch(paymentGetConfig);
    if (order !== undefined) return void prefetch(orderGet, orderParams(context, order));
    void prefetch(cartGet, { id: buyer });
    if (person !== null) void prefetch(addressList, { userId: person.userId });
  },
  head: (input) =>
    input.match.loaderDeps.order === undefined
      ? tableHead(input)
      : privateHead(input.match.context.config, 'Pay for your order'),
  pendingComponent: CheckoutPending,
  component: CheckoutScreen,
});
