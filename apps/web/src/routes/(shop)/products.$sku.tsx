import { createFileRoute, notFound } from '@tanstack/react-router';
import { gallerySizes, preparePicture } from '~/features/pictures/index.ts';
import {
  isMissing,
  listedProduct,
  productHead,
  productOf,
  ProductFailure,
  ProductNotFound,
  ProductScreen,
  ProductSkeleton,
} from '~/features/products/index.ts';
import { hasRoom } from '~/kernel/prepare.ts';

export const Route = createFileRoute('/(shop)/products/$sku')({
  staticData: { under: '/products', audience: 'everybody', hasCompareTray: true, hasRecentlyViewed: true },
  loader: async ({ context, params: { sku }, cause }) => {
    const { ensure, prefetch, caller } = context;
    const listed = listedProduct(context, sku, caller);
    if (listed) {
      if (cause === 'preload' && hasRoom()) preparePicture(listed.image, gallerySizes);
      // What the list says is painted meanwhile.
      return void prefetch(productOf, sku, caller);
    }
    try {
      await ensure(productOf, sku, caller);
    } catch (error) {
      if (isMissing(error)) throw notFound({ data: error.code });
      throw error;
    }
  },
  head: ({ match }) => productHead(match.params.sku, match.context),
  pendingComponent: ProductSkeleton,
  errorComponent: ProductFailure,
  notFoundComponent: ProductNotFound,
  component: () => <ProductScreen sku={Route.useParams().sku} />,
});
