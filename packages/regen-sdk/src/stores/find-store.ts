import { RegenNotFoundError } from '../core/errors.ts';
import type { Call } from '../core/pipeline.ts';
import type { RequestOptions } from '../core/request-options.ts';
import { storeLabelSearch } from '../generated/operations/stores.ts';
import type { StoreMatch } from '../generated/types.ts';

export interface StoreFindParams {
  label: string;
}

/** Only results flagged `hasRetailStore` count. */
export async function findStore(call: Call, { label }: StoreFindParams, options?: RequestOptions): Promise<StoreMatch> {
  const { data, response } = await call(storeLabelSearch, { search: label }, options).withResponse();
  const stores = data.items.filter(({ hasRetailStore }) => hasRetailStore);
  const found = stores.find(({ storeLabel }) => storeLabel === label) ?? stores[0];
  if (found) return found;
  throw new RegenNotFoundError({
    operationId: 'storeLabelSearch',
    status: 404,
    headers: response.headers,
    body: { code: 'not_found', message: 'Retail store was not found.' },
  });
}
