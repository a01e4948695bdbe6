import { createFileRoute } from '@tanstack/react-router';
import { OrderFailure } from '~/features/orders/OrderFailure.tsx';
import { OrderSkeleton } from '~/features/orders/OrderSkeleton.tsx';
import { OrderReviewsScreen } from '~/features/reviews/OrderReviewsScreen.tsx';
import { tableHead } from '~/kernel/head/seo.ts';

export const Route = createFileRoute('/(shop)/order/$orderId/reviews')({
  ssr: false,
  staticData: {
    title: 'Review your products',
    description: import.meta.env.SSR ? 'Tell us how the products in your order are working for you.' : undefined,
    audience: 'link',
    isSecret: true,
  },
  loader: async ({ context, params: { orderId }, location }) => {
    const { loadOrderReviews } = await import('~/features/reviews/load-reviews.ts');
    await loadOrderReviews(context, orderId, location.search);
  },
  head: tableHead,
  pendingComponent: OrderSkeleton,
  errorComponent: OrderFailure,
  component: () => <OrderReviewsScreen orderId={Route.useParams().orderId} search={Route.useSearch()} />,
});
