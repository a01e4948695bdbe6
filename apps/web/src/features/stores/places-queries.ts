import { RegenApiError } from '@regen/sdk';
import type { Call, StoreLocateParams, RetailLocationPage } from '@regen/sdk';
import { storeLocate } from '@regen/sdk/query';
import type { QueryFunctionContext } from '@tanstack/react-query';

export interface FoundPlaces extends RetailLocationPage {
  /** Why the place is not found, as a user-facing message: a result, not a failure. */
  problem?: string;
}

const nowhere: FoundPlaces = { items: [], currentPage: 1, totalPages: 0, totalCount: 0, perPage: 12 };

/** Where stores are. A refusal is a result here, so it has a key of its own below that of `storeLocate`. */
export function placesFor(call: Call, params: StoreLocateParams) {
  const { queryKey, queryFn } = storeLocate(call, params);
  return {
    queryKey: [...queryKey, 'found'] as const,
    queryFn: async ({ client, meta, signal }: QueryFunctionContext): Promise<FoundPlaces> => {
      try {
        return (await queryFn?.({ client, meta, signal, queryKey })) ?? nowhere;
      } catch (error) {
        if (!(error instanceof RegenApiError) || error.status !== 422) throw error;
        return { ...nowhere, problem: error.reason };
      }
    },
  };
}
