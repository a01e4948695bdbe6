import type { AppContext } from '~/kernel/context.ts';
import type { PageHead } from '~/app/seo.ts';
import type { LocationsSearch } from './locations-search.ts';
import { locatorParams } from './locator-params.ts';
import { placesFor } from './places-queries.ts';

/**
 * For the loader of `/locations`; gives what the head says. On a page that stays, the screen keeps what it shows and tells of a
 * failure itself. The whole list is for robots, page by page; what somebody looked for is not.
 */
export async function loadLocations(
  { ensure }: AppContext,
  search: LocationsSearch,
  isStaying: boolean,
): Promise<PageHead> {
  const found = ensure(placesFor, locatorParams(search));
  if (isStaying) found.catch(() => undefined);
  else await found;
  const { q, near, page } = search;
  return {
    title: page ? `Find a store, page ${page}` : 'Find a store',
    description: 'Clinics, studios and spas that work with Regen, with distance, address, opening hours and a map.',
    path: page ? `/locations?page=${page}` : '/locations',
    noindex: Boolean(q ?? near),
  };
}
