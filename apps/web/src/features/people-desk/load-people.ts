// Imported by the loaders that need it: their routes are in every page, and staff calls need not be.
import { adminGetPerson, adminListPeople } from '@regen/sdk/query';
import type { AppContext } from '~/kernel/context.ts';
import type { RawSearch } from '~/kernel/search-params.ts';
import { parsePeopleSearch, peopleParams } from './people-search.ts';

/** The people that a URL names. */
export async function loadPeople({ ensure }: AppContext, search: RawSearch): Promise<void> {
  await ensure(adminListPeople, peopleParams(parsePeopleSearch(search)));
}

/** The name of the person, for the title. */
export async function loadPerson({ ensure }: AppContext, userId: string): Promise<string> {
  const { firstName, lastName } = await ensure(adminGetPerson, { userId });
  return `${firstName} ${lastName}`;
}
