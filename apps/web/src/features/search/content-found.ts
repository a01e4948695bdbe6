import type { Call, ContentSearchParams } from '@regen/sdk';
import { contentSearch as search } from '@regen/sdk/operations';
import { contentSearch } from '@regen/sdk/query';
import { queryOptions } from '@tanstack/react-query';

/** Each channel finds its own, so what a person has found is kept apart from what the server has found for everybody. */
export const contentFound = (call: Call, params: ContentSearchParams, caller: string) =>
  queryOptions({
    queryKey: [...contentSearch(call, params).queryKey, caller] as const,
    // React Query repeats a failed read itself.
    queryFn: async ({ signal }) => call(search, params, { maxRetries: 0, signal }),
  });
