import { accountGet } from '@regen/sdk/query';
import type { AppContext } from '~/kernel/context.ts';

/** How long the account is cached; a new version of the terms is not urgent. */
const FRESH_MS = 10 * 60_000;

/** Where a person goes who has not accepted the current terms; null when there is nothing to accept. */
export async function termsDetour(
  { call, queryClient }: Pick<AppContext, 'call' | 'queryClient'>,
  returnTo: string,
): Promise<string | null> {
  try {
    const options = { ...accountGet(call), staleTime: FRESH_MS, retry: false as const };
    const { terms } = await queryClient.fetchQuery(options);
    if (!terms.isAcceptanceDue) return null;
  } catch {
    // A failed check blocks nobody: the page shows its own error, and the next one checks again.
    return null;
  }
  return `/accept-terms?redirect=${encodeURIComponent(returnTo)}`;
}
