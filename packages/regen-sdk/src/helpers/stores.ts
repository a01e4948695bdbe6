import { RegenNotFoundError } from '../core/errors.ts';
import type { Call } from '../core/pipeline.ts';
import type { RequestOptions } from '../core/request-options.ts';
import { storeSearch } from '../generated/operations/stores.ts';
import type { StoreMatch } from '../generated/types.ts';

export interface StoreFindParams {
  label: string;
}

/** §5 and §8: only results flagged `hasRetailStore` count, and the text when there is none. */
async function findStore(call: Call, { label }: StoreFindParams, options?: RequestOptions): Promise<StoreMatch> {
  const { data, response } = await call(storeSearch, { search: label }, options).withResponse();
  const stores = data.items.filter(({ hasRetailStore }) => hasRetailStore);
  const found = stores.find(({ storeLabel }) => storeLabel === label) ?? stores[0];
  if (found) return found;
  throw new RegenNotFoundError({
    operationId: 'storeSearch',
    status: 404,
    headers: response.headers,
    body: { code: 'not_found', message: 'Retail store was not found.' },
  });
}

export interface StoresHelpers {
  /**
   * The retail store of a label, or the first one whose label begins so; a `RegenNotFoundError` when there is none. Accounts
   * without a retail store do not count.
   */
  find(params: StoreFindParams, options?: RequestOptions): Promise<StoreMatch>;
}

export function createStoresHelpers(call: Call): StoresHelpers {
  return { find: (params, options) => findStore(call, params, options) };
}
