import { createFileRoute } from '@tanstack/react-router';
import { concernsFor } from '~/features/products/index.ts';
import {
  contentFound,
  contentParams,
  parseSearchPage,
  productsFound,
  searchParams,
  SearchScreen,
  SearchSkeleton,
} from '~/features/search/index.ts';
import { firstPaint } from '~/kernel/first-paint.ts';
import { pagedTitle, privateHead } from '~/kernel/head/seo.ts';

export const Route = createFileRoute('/(shop)/search')({
  staticData: { title: 'Search', audience: 'everybody', hasCompareTray: true },
  validateSearch: parseSearchPage,
  // As in the product list: what is not ours goes no further.
  loaderDeps: ({ search }) => parseSearchPage({ ...search }),
  loader: ({ context: { ensure, prefetch, caller }, deps, cause }) =>
    firstPaint(
      cause,
      deps.q
        ? Promise.all([
            ensure(productsFound, searchParams(deps), caller),
            // Whatever becomes of it, products are shown.
            prefetch(contentFound, contentParams(deps), caller),
          ])
        : prefetch(concernsFor, caller),
    ),
  head: ({ match: { context, loaderDeps, staticData } }) =>
    privateHead(context.config, pagedTitle(loaderDeps.q ? `“${loaderDeps.q}”` : staticData.title, loaderDeps.page)),
  pendingComponent: SearchSkeleton,
  component: () => <SearchScreen search={Route.useLoaderDeps()} />,
});
