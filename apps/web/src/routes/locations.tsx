import { createFileRoute } from '@tanstack/react-router';
import { LocationsScreen, LocationsSkeleton, parseLocationsSearch, placesHead } from '~/features/places/index.ts';

export const Route = createFileRoute('/locations')({
  validateSearch: parseLocationsSearch,
  // What is not ours goes no further.
  loaderDeps: ({ search }) => parseLocationsSearch({ ...search }),
  // What reads stores is no part of the first load of every page.
  loader: ({ context, deps, cause }) =>
    import('~/features/places/load-locations.ts').then((module) =>
      module.loadLocations(context, deps, cause === 'stay'),
    ),
  head: ({ loaderData, match }) => placesHead(loaderData, match.context, 'Find a store'),
  pendingComponent: LocationsSkeleton,
  component: () => <LocationsScreen search={Route.useLoaderDeps()} />,
});
