import { productSearch } from '@regen/sdk/query';
import { createFileRoute } from '@tanstack/react-router';
import { privateHead } from '~/app/seo.ts';
import { concernsFor } from '~/features/catalogue/index.ts';
import { parseSearchPage, searchParams, SearchScreen, SearchSkeleton } from '~/features/search/index.ts';

export const Route = createFileRoute('/search')({
  validateSearch: parseSearchPage,
  // As in the product list: what is not ours goes no further.
  loaderDeps: ({ search }) => parseSearchPage({ ...search }),
  loader: async ({ context: { ensure, prefetch, caller }, deps, cause }) => {
    if (!deps.q) return prefetch(concernsFor, caller);
    const results = ensure(productSearch, searchParams(deps));
    // Other words or another page: the screen keeps what it shows until the new results are there.
    if (cause === 'stay') results.catch(() => undefined);
    else await results;
  },
  head: ({ match }) => privateHead(match.loaderDeps.q ? `“${match.loaderDeps.q}”` : 'Search'),
  pendingComponent: SearchSkeleton,
  component: () => <SearchScreen search={Route.useLoaderDeps()} />,
});
