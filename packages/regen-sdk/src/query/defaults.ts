import type { DefaultOptions } from '@tanstack/react-query';
import { queryRetryDelay, retryQuery } from './retry-query.ts';

/**
 * Defaults for `new QueryClient({ defaultOptions: regenQueryDefaults })`.
 *
 * Retries do not multiply: the option factories of this module switch the retries of the SDK off (`maxRetries: 0`), so that
 * React Query alone repeats a read and pauses while the device is offline. A mutation is not repeated by React Query; the
 * SDK repeats it only where its `Idempotency-Key` makes that safe.
 */
export const regenQueryDefaults: DefaultOptions = {
  queries: {
    refetchOnWindowFocus: false,
    gcTime: 5 * 60_000,
    // What the server rendered is not fetched again during hydration.
    staleTime: 60_000,
    retry: retryQuery,
    retryDelay: queryRetryDelay,
  },
  // Tried at once even if the device reports that it is offline: the user gets an error, instead of a press that waits unseen.
  mutations: { retry: false, networkMode: 'always' },
};
