import { resourceGetCounts } from '@regen/sdk/query';
import { createFileRoute } from '@tanstack/react-router';
import {
  allResources,
  helpLinks,
  parseResourceSearch,
  resourcesHead,
  ResourcesScreen,
  ResourcesSkeleton,
} from '~/features/resources/index.ts';
import { contentOfType } from '~/features/search/index.ts';

export const Route = createFileRoute('/(content)/resources')({
  staticData: {
    title: 'Resource library',
    description: import.meta.env.SSR
      ? 'Charts, cards, forms and guides about skin care to print, hand out and keep.'
      : undefined,
    crumb: 'Resources',
    under: '/',
    audience: 'everybody',
    isListed: true,
  },
  validateSearch: parseResourceSearch,
  loaderDeps: ({ search }) => parseResourceSearch({ ...search }),
  loader: async ({ context: { ensure, prefetch, caller, person }, deps: { q }, cause }) => {
    // While somebody types, the list itself sends the search.
    const found = q !== undefined && cause !== 'stay' ? prefetch(contentOfType, 'resource', q, caller) : undefined;
    // Beside the list, and only for them.
    if (person?.site === 'b2b') void prefetch(helpLinks, caller);
    await Promise.all([ensure(allResources, caller), ensure(resourceGetCounts), found]);
  },
  head: ({ match }) => resourcesHead(match),
  pendingComponent: ResourcesSkeleton,
  component: () => <ResourcesScreen search={Route.useLoaderDeps()} />,
});
