import { createClient, RegenApiError } from '@regen/sdk';
import type { Call, RetailLocationListParams, RetailLocationPage } from '@regen/sdk';
import { read } from '@regen/sdk/query';
import { createStoresResource } from '@regen/sdk/resources/stores';

export interface FoundPlaces extends RetailLocationPage {
  /** Why what was asked for is nowhere, for people: an answer, not a failure. */
  problem?: string;
}

/** Stores and where they are; no other page loads it. */
export function placesQueries(call: Call) {
  const { stores } = createClient(call, { stores: createStoresResource });
  return {
    store: read('storeGet', stores.get),
    places: read('retailLocationList', async (params: RetailLocationListParams, options): Promise<FoundPlaces> => {
      try {
        return await stores.locate(params, options);
      } catch (error) {
        if (!(error instanceof RegenApiError) || error.status !== 422) throw error;
        return { items: [], currentPage: 1, totalPages: 0, totalCount: 0, perPage: 12, problem: error.reason };
      }
    }),
  };
}
