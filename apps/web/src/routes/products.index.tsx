import { productList } from '@regen/sdk/query';
import { createFileRoute } from '@tanstack/react-router';
import {
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
  // An address may carry more than is ours, such as `utm_source`; it stays in the address and goes no further.
  loaderDeps: ({ search }) => parseListSearch({ ...search }),
  loader: async ({ context: { ensure, prefetch, caller }, deps, cause }) => {
    const list = ensure(productList, listParams(deps, caller));
    const names = Promise.all([prefetch(categoriesFor, caller), deps.concern && prefetch(concernsFor, caller)]);
    // Another filter, order or page: the screen keeps what it shows until the new list is there, and tells of a failure.
    if (cause === 'stay') list.catch(() => undefined);
    else await list;
    // The title is made of them, also that of the document.
    await names;
  },
  head: ({ match }) => catalogueHead(match.loaderDeps, match.context),
  pendingComponent: CatalogueSkeleton,
  component: () => <CatalogueScreen search={Route.useLoaderDeps()} />,
});
