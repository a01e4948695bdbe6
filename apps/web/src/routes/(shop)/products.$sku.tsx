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
import { LateReviews } from '~/features/reviews/late-reviews.tsx';
import { hasRoom } from '~/kernel/prepare.ts';
import type { RawSearch } from '~/kernel/search-params.ts';

export const Route = createFileRoute('/(shop)/products/$sku')({
  staticData: { under: '/products', audience: 'everybody', hasCompareTray: true, hasRecentlyViewed: true },
  // Parsed where it is needed, in a later script than this one.
  validateSearch: (search: RawSearch) => search,
  loader: async ({ context, params: { sku }, cause, location }) => {
    const { ensure, prefetch, caller } = context;
    // A browser asks for them with their script, the server with the page.
    const withReviews = import.meta.env.SSR && import('~/features/reviews/load-reviews.ts');
    const listed = listedProduct(context, sku, caller);
    if (listed) {
      if (cause === 'preload' && listed.image && hasRoom()) preparePicture(listed.image, gallerySizes);
      // What the list says is painted meanwhile.
      return void prefetch(productOf, sku, caller);
    }
    try {
      await Promise.all([
        ensure(productOf, sku, caller),
        withReviews && withReviews.then(({ loadReviews }) => loadReviews(context, sku, location.search)),
      ]);
    } catch (error) {
      if (isMissing(error)) throw notFound({ data: error.code });
      throw error;
    }
  },
  head: ({ match }) => productHead(match.params.sku, match.context),
  pendingComponent: ProductSkeleton,
  errorComponent: ProductFailure,
  notFoundComponent: ProductNotFound,
  component: Product,
});

function Product() {
  const { sku } = Route.useParams();
  return <ProductScreen sku={sku} reviews={<LateReviews sku={sku} />} />;
}
