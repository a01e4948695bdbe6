import { createClient, RegenApiError } from '@regen/sdk';
import type { Call, StoreLocateParams, RetailLocationPage } from '@regen/sdk';
import { queryKey } from '@regen/sdk/query';
import { createStoresResource } from '@regen/sdk/resources/stores';
import { queryOptions } from '@tanstack/react-query';

export interface FoundPlaces extends RetailLocationPage {
  /** Why what was asked for is nowhere, for people: an answer, not a failure. */
  problem?: string;
}

/** Where stores are. */
export function placesFor(call: Call, params: StoreLocateParams) {
  const { stores } = createClient(call, { stores: createStoresResource });
  return queryOptions({
    // A refusal is an answer here, so it has a key of its own below that of `storeLocate`.
    queryKey: [...queryKey('storeLocate', params), 'found'] as const,
    queryFn: async ({ signal }): Promise<FoundPlaces> => {
      try {
        return await stores.locate(params, { signal, maxRetries: 0 });
      } catch (error) {
        if (!(error instanceof RegenApiError) || error.status !== 422) throw error;
        return { items: [], currentPage: 1, totalPages: 0, totalCount: 0, perPage: 12, problem: error.reason };
      }
    },
  });
}
