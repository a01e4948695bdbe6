import { productList } from '@regen/sdk/query';
import { createFileRoute } from '@tanstack/react-router';
import {
  productListHead,
  categoriesFor,
  concernsFor,
  ProductListScreen,
  ProductListSkeleton,
  listParams,
  parseListSearch,
} from '~/features/products/index.ts';
import { firstPaint } from '~/kernel/first-paint.ts';

export const Route = createFileRoute('/(shop)/products/')({
  staticData: {
    title: 'All products',
    // Also shown on the page.
    // Also on the page itself.
    description: 'Measured actives, full ingredient lists and plain instructions, for the treatment room and for home.',
    crumb: 'All products',
    under: '/',
    audience: 'everybody',
    hasCompareTray: true,
    isListed: true,
  },
  validateSearch: parseListSearch,
  // A URL may carry more than is ours, such as `utm_source`; it stays in the URL and goes no further.
  loaderDeps: ({ search }) => parseListSearch({ ...search }),
  loader: async ({ context: { ensure, prefetch, caller }, deps, cause }) => {
    // The title is made of the names, also that of the document.
    const names = [prefetch(categoriesFor, caller), deps.concern && prefetch(concernsFor, caller)];
    await firstPaint(cause, Promise.all([ensure(productList, listParams(deps, caller)), ...names]));
  },
  head: ({ match }) => productListHead(match.loaderDeps, match.context),
  pendingComponent: ProductListSkeleton,
  component: () => <ProductListScreen search={Route.useLoaderDeps()} />,
});
