import { createFileRoute } from '@tanstack/react-router';
import {
  callerOf,
  catalogueHead,
  categoriesFor,
  concernsFor,
  CatalogueScreen,
  CatalogueSkeleton,
  listParams,
  parseListSearch,
} from '~/features/catalogue/index.ts';

export const Route = createFileRoute('/products/')({
  validateSearch: parseListSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient, queries, session }, deps }) => {
    const caller = callerOf(session);
    await Promise.all([
      queryClient.ensureQueryData(queries.products.list(listParams(deps, caller))),
      queryClient.prefetchQuery(categoriesFor(queries, caller)),
      deps.concern && queryClient.prefetchQuery(concernsFor(queries, caller)),
    ]);
  },
  head: ({ match }) => catalogueHead(match.search, match.context),
  pendingComponent: CatalogueSkeleton,
  component: () => <CatalogueScreen search={Route.useSearch()} />,
});
