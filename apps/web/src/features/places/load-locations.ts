import type { AppContext } from '~/app/context.ts';
import { locatorParams, type LocationsSearch } from './locations-search.ts';
import { placesQueries } from './places-queries.ts';

/** For the loader of `/locations`. On a page that stays, the screen keeps what it shows and tells of a failure itself. */
export async function loadLocations({ call, queryClient }: AppContext, search: LocationsSearch, isStaying: boolean) {
  const found = queryClient.ensureQueryData(placesQueries(call).places(locatorParams(search)));
  if (isStaying) found.catch(() => undefined);
  else await found;
}
