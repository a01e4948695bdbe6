// Imported by the loaders that need it: their routes are in every page, and the staff's calls need not be.
import { adminGetApplication, adminListApplications } from '@regen/sdk/query';
import type { AppContext } from '~/kernel/context.ts';
import type { RawSearch } from '~/kernel/search-params.ts';
import { parseQueueSearch, queueParams } from './queue-search.ts';

/** The part of the queue that a URL names. */
export async function loadQueue({ ensure }: AppContext, search: RawSearch): Promise<void> {
  await ensure(adminListApplications, queueParams(parseQueueSearch(search)));
}

/** The business of the application, for the title. */
export async function loadApplication({ ensure }: AppContext, applicationId: string): Promise<string> {
  const { businessName } = await ensure(adminGetApplication, { applicationId });
  return businessName;
}
