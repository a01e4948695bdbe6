import { accountGet } from '@regen/sdk/query';
import type { AppContext } from '~/kernel/context.ts';

/** The account is asked for again after so long; a new version of the terms is read at leisure. */
const FRESH_MS = 10 * 60_000;

const ACCEPT_TERMS = '/accept-terms';

/** Where somebody who has not accepted the current terms goes first; null when there is nothing to ask. */
export async function termsDetour(
  { call, queryClient }: Pick<AppContext, 'call' | 'queryClient'>,
  returnTo: string,
): Promise<string | null> {
  try {
    const options = { ...accountGet(call), staleTime: FRESH_MS, retry: false as const };
    const { terms } = await queryClient.fetchQuery(options);
    if (!terms.isAcceptanceDue) return null;
  } catch {
    // Nobody is kept out because this cannot be asked now: the page says itself what failed, and the next one asks again.
    return null;
  }
  return `${ACCEPT_TERMS}?${new URLSearchParams({ redirect: returnTo }).toString()}`;
}
