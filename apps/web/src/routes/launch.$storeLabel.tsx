import { createFileRoute } from '@tanstack/react-router';
import { placesHead, StoreNotFound, StoreScreen, StoreSkeleton } from '~/features/places/index.ts';

export const Route = createFileRoute('/launch/$storeLabel')({
  // What reads stores is no part of the first load of every page.
  loader: ({ context, params }) =>
    import('~/features/places/load-store.ts').then((module) =>
      module.loadStore(context, params.storeLabel, '/launch/$storeLabel'),
    ),
  head: ({ loaderData, match }) => placesHead(loaderData, match.context, 'Store not found'),
  pendingComponent: StoreSkeleton,
  notFoundComponent: StoreNotFound,
  component: () => <StoreScreen storeLabel={Route.useParams().storeLabel} />,
});
