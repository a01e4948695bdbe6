import { cartGet } from '@regen/sdk/query';
import { createFileRoute } from '@tanstack/react-router';
import { privateHead } from '~/app/seo.ts';
import { CartPage } from '~/features/cart/CartPage.tsx';
import { CartSkeleton } from '~/features/cart/CartSkeleton.tsx';
import { cartRef } from '~/features/cart/index.ts';

export const Route = createFileRoute('/cart')({
  ssr: false,
  // Not awaited: the page shows its own states, also when the cart cannot be read.
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(cartGet(context.call, { id: cartRef(context.session) }));
  },
  head: () => privateHead('Your cart'),
  pendingComponent: CartSkeleton,
  component: CartPage,
});
