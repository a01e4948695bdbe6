import { RegenNotFoundError } from '@regen/sdk';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { callerOf, productParams } from '~/features/catalogue/index.ts';
import { ProductNotFound, productHead, ProductScreen, ProductSkeleton } from '~/features/product/index.ts';

export const Route = createFileRoute('/products/$sku')({
  loader: async ({ context: { queryClient, queries, session }, params }) => {
    try {
      await queryClient.ensureQueryData(queries.products.get(productParams(params.sku, callerOf(session))));
    } catch (error) {
      // An address that cannot be a SKU is refused by the contract with 400; for a person it is the same miss.
      if (error instanceof RegenNotFoundError || isBadSku(error)) throw notFound();
      throw error;
    }
  },
  head: ({ match }) => productHead(match.params.sku, match.context),
  pendingComponent: ProductSkeleton,
  notFoundComponent: ProductNotFound,
  component: () => <ProductScreen sku={Route.useParams().sku} />,
});

const isBadSku = (error: unknown) => error instanceof Error && error.name === 'RegenBadRequestError';
