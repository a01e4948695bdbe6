import { createFileRoute } from '@tanstack/react-router';
import { loadStore, placesHead, StoreNotFound, StoreScreen, StoreSkeleton } from '~/features/stores/index.ts';

export const Route = createFileRoute('/(shop)/launch/$storeLabel')({
  staticData: { under: '/locations', audience: 'everybody', hasCompareTray: true },
  loader: ({ context, params }) => loadStore(context, params.storeLabel, '/launch/$storeLabel'),
  head: ({ loaderData, match }) => placesHead(loaderData, match, 'Store not found'),
  pendingComponent: StoreSkeleton,
  notFoundComponent: StoreNotFound,
  component: () => <StoreScreen storeLabel={Route.useParams().storeLabel} />,
});
