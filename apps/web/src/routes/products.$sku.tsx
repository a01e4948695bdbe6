import { productGet } from '@regen/sdk/query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { callerOf, productParams } from '~/features/catalogue/index.ts';
import { isMissing, productHead, ProductNotFound, ProductScreen, ProductSkeleton } from '~/features/product/index.ts';

export const Route = createFileRoute('/products/$sku')({
  loader: async ({ context: { queryClient, call, session }, params }) => {
    try {
      await queryClient.ensureQueryData(productGet(call, productParams(params.sku, callerOf(session))));
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
