import { createFileRoute } from '@tanstack/react-router';
import {
  LocationsScreen,
  LocationsSkeleton,
  locatorHead,
  locatorParams,
  parseLocationsSearch,
  placesFor,
  placesHead,
} from '~/features/stores/index.ts';
import { firstPaint } from '~/kernel/first-paint.ts';

export const Route = createFileRoute('/(shop)/locations')({
  staticData: {
    title: 'Find a store',
    description: import.meta.env.SSR
      ? 'Clinics, studios and spas that work with Regen, with distances, addresses, hours and a map.'
      : undefined,
    crumb: 'Find a store',
    under: '/',
    audience: 'everybody',
    isListed: true,
  },
  validateSearch: parseLocationsSearch,
  // What is not ours goes no further.
  loaderDeps: ({ search }) => parseLocationsSearch({ ...search }),
  loader: ({ context: { ensure }, deps, cause }) => firstPaint(cause, ensure(placesFor, locatorParams(deps))),
  head: ({ match }) => placesHead(locatorHead(match), match, 'Find a store'),
  pendingComponent: LocationsSkeleton,
  component: () => <LocationsScreen search={Route.useLoaderDeps()} />,
});
