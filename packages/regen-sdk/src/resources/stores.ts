import type { ApiPromise } from '../core/api-promise.ts';
import type { PagePromise } from '../core/page-promise.ts';
import { bind } from '../core/bind.ts';
import type { Call } from '../core/pipeline.ts';
import type { RequestOptions } from '../core/request-options.ts';
import {
  retailLocationList,
  storeGet,
  storeLabelSearch,
  topProductList,
  weeklySaleGet,
} from '../generated/operations/stores.ts';
import type {
  RetailLocation,
  RetailLocationListParams,
  RetailLocationPage,
  Store,
  StoreGetParams,
  StoreLabelSearchParams,
  StoreMatch,
  StoreMatches,
  TopProductListParams,
  TopProducts,
  WeeklySale,
  WeeklySaleGetParams,
} from '../generated/types.ts';
import { findStore } from '../stores/find-store.ts';
import type { StoreFindParams } from '../stores/find-store.ts';

/** Retail stores of professionals. */
export interface StoresResource {
  /** Accounts by the beginning of their label. */
  search(params: StoreLabelSearchParams, options?: RequestOptions): ApiPromise<StoreMatches>;
  /**
   * The retail store of a label, or the first one whose label begins so; a `RegenNotFoundError` when there is none. Accounts
   * without a retail store do not count.
   */
  find(params: StoreFindParams, options?: RequestOptions): Promise<StoreMatch>;
  /** A store by its label; the present label may be another one. */
  get(params: StoreGetParams, options?: RequestOptions): ApiPromise<Store>;
  /** Stores near a place, or by name; iterate it for all of them. */
  locate(params: RetailLocationListParams, options?: RequestOptions): PagePromise<RetailLocationPage, RetailLocation>;
  /** What linked clients bought most. */
  topProducts(params: TopProductListParams, options?: RequestOptions): ApiPromise<TopProducts>;
  /** The sales of an ISO week in seven buckets. */
  weeklySale(params: WeeklySaleGetParams, options?: RequestOptions): ApiPromise<WeeklySale>;
}

export function createStoresResource(call: Call): StoresResource {
  const methods = bind<Omit<StoresResource, 'find'>>(call, {
    search: storeLabelSearch,
    get: storeGet,
    locate: retailLocationList,
    topProducts: topProductList,
    weeklySale: weeklySaleGet,
  });
  return { ...methods, find: (params, options) => findStore(call, params, options) };
}
