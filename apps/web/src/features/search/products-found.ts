import type { Call, ProductSearchParams } from '@regen/sdk';
import { productSearch as search } from '@regen/sdk/operations';
import { productSearch } from '@regen/sdk/query';
import { queryOptions } from '@tanstack/react-query';

/** Products and prices depend on the person, so what a person has found is kept apart from what the server has found for visitors. */
export const productsFound = (call: Call, params: ProductSearchParams, caller: string) =>
  queryOptions({
    queryKey: [...productSearch(call, params).queryKey, caller] as const,
    // React Query repeats a failed read itself.
    queryFn: async ({ signal }) => call(search, params, { maxRetries: 0, signal }),
  });
