import type { StoreQueries } from '~/app/store-client.ts';

/** Which of these products a caller may see. */
export const comparedQuery = (queries: StoreQueries, skus: readonly string[], caller: string) =>
  queries.products.listByIds({ ids: [...skus], ...(caller !== 'public' && { userId: caller }) });
