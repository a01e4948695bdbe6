import type { ApiPromise } from '../core/api-promise.ts';
import type { PagePromise } from '../core/page-promise.ts';
import { bind } from '../core/bind.ts';
import type { Call } from '../core/pipeline.ts';
import type { RequestOptions } from '../core/request-options.ts';
import {
  storeLocate,
  storeGet,
  storeSearch,
  storeListTopProducts,
  storeGetWeeklySales,
} from '../generated/operations/stores.ts';
import type {
  RetailLocation,
  StoreLocateParams,
  RetailLocationPage,
  Store,
  StoreGetParams,
  StoreSearchParams,
  StoreMatch,
  StoreMatches,
  StoreListTopProductsParams,
  TopProducts,
  WeeklySale,
  StoreGetWeeklySalesParams,
} from '../generated/types.ts';
import { findStore } from '../stores/find-store.ts';
import type { StoreFindParams } from '../stores/find-store.ts';

/** Retail stores of professionals. */
export interface StoresResource {
  /** Accounts by the beginning of their label. */
  search(params: StoreSearchParams, options?: RequestOptions): ApiPromise<StoreMatches>;
  /**
   * The retail store of a label, or the first one whose label begins so; a `RegenNotFoundError` when there is none. Accounts
   * without a retail store do not count.
   */
  find(params: StoreFindParams, options?: RequestOptions): Promise<StoreMatch>;
  /** A store by its label; the present label may be another one. */
  get(params: StoreGetParams, options?: RequestOptions): ApiPromise<Store>;
  /** Stores near a place, or by name; iterate it for all of them. */
  locate(params: StoreLocateParams, options?: RequestOptions): PagePromise<RetailLocationPage, RetailLocation>;
  /** What linked clients bought most. */
  listTopProducts(params: StoreListTopProductsParams, options?: RequestOptions): ApiPromise<TopProducts>;
  /** The sales of an ISO week in seven buckets. */
  getWeeklySales(params: StoreGetWeeklySalesParams, options?: RequestOptions): ApiPromise<WeeklySale>;
}

export function createStoresResource(call: Call): StoresResource {
  const methods = bind<Omit<StoresResource, 'find'>>(call, {
    search: storeSearch,
    get: storeGet,
    locate: storeLocate,
    listTopProducts: storeListTopProducts,
    getWeeklySales: storeGetWeeklySales,
  });
  return { ...methods, find: (params, options) => findStore(call, params, options) };
}
