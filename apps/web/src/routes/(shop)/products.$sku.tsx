import { createFileRoute, notFound } from '@tanstack/react-router';
import { productOf } from '~/features/products/index.ts';
import { isMissing, productHead, ProductNotFound, ProductScreen, ProductSkeleton } from '~/features/products/index.ts';

export const Route = createFileRoute('/(shop)/products/$sku')({
  staticData: { under: '/products', audience: 'everybody' },
  loader: async ({ context: { ensure, caller }, params }) => {
    try {
      await ensure(productOf, params.sku, caller);
    } catch (error) {
      if (isMissing(error)) throw notFound({ data: error.code });
      throw error;
    }
  },
  head: ({ match }) => productHead(match.params.sku, match.context),
  pendingComponent: ProductSkeleton,
  notFoundComponent: ProductNotFound,
  component: () => <ProductScreen sku={Route.useParams().sku} />,
});
