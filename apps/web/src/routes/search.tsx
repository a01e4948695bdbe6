import { createFileRoute } from '@tanstack/react-router';
import { privateHead } from '~/app/seo.ts';
import { callerOf, concernsFor } from '~/features/catalogue/index.ts';
import { parseSearchPage, searchParams, SearchScreen, SearchSkeleton } from '~/features/search/index.ts';

export const Route = createFileRoute('/search')({
  validateSearch: parseSearchPage,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient, queries, session }, deps }) => {
    if (deps.q) await queryClient.ensureQueryData(queries.products.search(searchParams(deps)));
    else await queryClient.prefetchQuery(concernsFor(queries, callerOf(session)));
  },
  head: ({ match }) => privateHead(match.search.q ? `“${match.search.q}”` : 'Search'),
  pendingComponent: SearchSkeleton,
  component: () => <SearchScreen search={Route.useSearch()} />,
});
