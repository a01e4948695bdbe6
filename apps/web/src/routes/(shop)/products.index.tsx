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
    description: 'Measured actives, full ingredient lists and plain instructions, for the treatment room and for home.',
    crumb: 'All products',
    under: '/',
    audience: 'everybody',
    hasCompareTray: true,
    isListed: true,
  },
  validateSearch: parseListSearch,
  // An address may carry more than is ours, such as `utm_source`; it stays in the address and goes no further.
  loaderDeps: ({ search }) => parseListSearch({ ...search }),
  loader: async ({ context: { ensure, prefetch, caller }, deps, cause }) => {
    const list = firstPaint(cause, ensure(productList, listParams(deps, caller)));
    // The title is made of them, also that of the document.
    await Promise.all([list, prefetch(categoriesFor, caller), deps.concern && prefetch(concernsFor, caller)]);
  },
  head: ({ match }) => productListHead(match.loaderDeps, match.context),
  pendingComponent: ProductListSkeleton,
  component: () => <ProductListScreen search={Route.useLoaderDeps()} />,
});
