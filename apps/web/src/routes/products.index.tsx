import { createFileRoute } from '@tanstack/react-router';
import {
  callerOf,
  catalogueHead,
  CatalogueScreen,
  CatalogueSkeleton,
  listParams,
  parseListSearch,
} from '~/features/catalogue/index.ts';

export const Route = createFileRoute('/products/')({
  validateSearch: parseListSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient, queries, session }, deps }) => {
    await Promise.all([
      queryClient.ensureQueryData(queries.products.list(listParams(deps, callerOf(session)))),
      queryClient.prefetchQuery({ ...queries.categories.list(), staleTime: 10 * 60_000 }),
      deps.concern && queryClient.prefetchQuery({ ...queries.concerns.list(), staleTime: 10 * 60_000 }),
    ]);
  },
  head: ({ match }) => catalogueHead(match.search, match.context),
  pendingComponent: CatalogueSkeleton,
  component: () => <CatalogueScreen search={Route.useSearch()} />,
});
