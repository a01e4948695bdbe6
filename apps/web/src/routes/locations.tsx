import { createFileRoute } from '@tanstack/react-router';
import { locationsHead, LocationsScreen, LocationsSkeleton, parseLocationsSearch } from '~/features/places/index.ts';

export const Route = createFileRoute('/locations')({
  validateSearch: parseLocationsSearch,
  // What is not ours goes no further.
  loaderDeps: ({ search }) => parseLocationsSearch({ ...search }),
  // What reads stores is no part of the first load of every page.
  loader: async ({ context, deps, cause }) =>
    (await import('~/features/places/load-locations.ts')).loadLocations(context, deps, cause === 'stay'),
  head: ({ match }) => locationsHead(match.loaderDeps, match.context),
  pendingComponent: LocationsSkeleton,
  component: () => <LocationsScreen search={Route.useLoaderDeps()} />,
});
