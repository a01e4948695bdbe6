import { cartGet } from '@regen/sdk/query';
import { createFileRoute } from '@tanstack/react-router';
import { privateHead } from '~/app/seo.ts';
import { CartPage } from '~/features/cart/CartPage.tsx';
import { CartSkeleton } from '~/features/cart/CartSkeleton.tsx';

export const Route = createFileRoute('/cart')({
  ssr: false,
  // Not awaited: the page shows its own states, also when the cart cannot be read.
  loader: ({ context }) => {
    void context.prefetch(cartGet, { id: context.buyer });
  },
  head: () => privateHead('Your cart'),
  pendingComponent: CartSkeleton,
  component: CartPage,
});
