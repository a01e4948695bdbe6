import { createFileRoute } from '@tanstack/react-router';
import { storeHead, StoreNotFound, StoreScreen, StoreSkeleton } from '~/features/places/index.ts';

export const Route = createFileRoute('/launch/$storeLabel')({
  // What reads stores is no part of the first load of every page.
  loader: async ({ context, params }) =>
    (await import('~/features/places/load-store.ts')).loadStore(context, params.storeLabel, '/launch/$storeLabel'),
  head: ({ loaderData, match }) => storeHead(loaderData, match.context),
  pendingComponent: StoreSkeleton,
  notFoundComponent: StoreNotFound,
  component: () => <StoreScreen storeLabel={Route.useParams().storeLabel} />,
});
