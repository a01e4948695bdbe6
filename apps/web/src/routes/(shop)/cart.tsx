import { cartGet } from '@regen/sdk/query';
import { createFileRoute } from '@tanstack/react-router';
import { CartPage } from '~/features/cart/CartPage.tsx';
import { CartSkeleton } from '~/features/cart/CartSkeleton.tsx';
import { tableHead } from '~/kernel/head/seo.ts';

export const Route = createFileRoute('/(shop)/cart')({
  ssr: false,
  staticData: {
    title: 'Your cart',
    description: import.meta.env.SSR
      ? 'The items you’ve chosen, with prices, offers and estimated shipping.'
      : undefined,
    audience: 'everybody',
  },
  // Not awaited: the page shows its own states, also when the cart cannot be read.
  loader: ({ context: { prefetch, buyer } }) => {
    void prefetch(cartGet, { id: buyer });
  },
  head: tableHead,
  pendingComponent: CartSkeleton,
  component: CartPage,
});
