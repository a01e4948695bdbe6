import type { StoreQueries } from '~/app/store-client.ts';

/** What the page of a store shows of the catalogue: what people choose most. */
export const homeProducts = (queries: StoreQueries, userId: string) => queries.products.list({ userId, perPage: 4 });
