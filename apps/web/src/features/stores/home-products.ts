import { productList } from '@regen/sdk/query';
import type { Call } from '@regen/sdk';

/** What the page of a store shows of the catalog: what people choose most. */
export const homeProducts = (call: Call, userId: string) => productList(call, { userId, perPage: 4 });
