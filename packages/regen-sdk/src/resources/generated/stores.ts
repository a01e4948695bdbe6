// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { ApiPromise } from '../../core/api-promise.ts';
import type { PagePromise } from '../../core/page-promise.ts';
import { bind } from '../../core/bind.ts';
import type { Call } from '../../core/pipeline.ts';
import type { RequestOptions } from '../../core/request-options.ts';
import { createStoresHelpers } from '../../helpers/stores.ts';
import type { StoresHelpers } from '../../helpers/stores.ts';
import { storeLocate, storeSearch, storeGet, storeListTopProducts, storeGetWeeklySales } from '../../generated/operations/stores.ts';
import type { RetailLocation, RetailLocationPage, Store, StoreGetParams, StoreGetWeeklySalesParams, StoreListTopProductsParams, StoreLocateParams, StoreMatches, StoreSearchParams, TopProducts, WeeklySale } from '../../generated/types.ts';

/** Retail stores of professionals. */
export interface StoresResource extends StoresHelpers {
  /**
   * Find a store.
   *
   * Places that sell Regen or use it in treatments. With a `postalCode` or a position, the nearest come first and
   * include a distance; an unknown postal code fails with 422 `postal_code_unknown`. Without either, those in the
   * caller’s `timezone` come first, then those on its continent, each sorted by name.
   *
   * Await it for one page, or iterate it for the items of all pages.
   *
   * Fails with 422 `postal_code_unknown`; 429 `rate_limited`.
   *
   * @see `/docs/api/stores#storeLocate` in the reference of your server
   */
  locate(params?: StoreLocateParams, options?: RequestOptions): PagePromise<RetailLocationPage, RetailLocation>;
  /**
   * Look up stores by label.
   *
   * Accounts whose label starts with the search text, the exact match first; at most ten. Only those with
   * `hasRetailStore` have a store page.
   *
   * Fails with 429 `rate_limited`.
   *
   * @example
   * ```ts
   * const storeMatches = await regen.stores.search({ search: 'lumen' });
   * ```
   *
   * @see `/docs/api/stores#storeSearch` in the reference of your server
   */
  search(params: StoreSearchParams, options?: RequestOptions): ApiPromise<StoreMatches>;
  /**
   * Read a store by its label.
   *
   * What the store page shows. A former label returns the store with its current `storeLabel`, so that the caller can
   * redirect. If there is no store, the call fails with 404 `store_not_found` and the message `Retail store was not
   * found.`
   *
   * Fails with 404 `store_not_found`.
   *
   * @example
   * ```ts
   * const store = await regen.stores.get({ storeLabel: 'lumen-skin-clinic' });
   * ```
   *
   * @see `/docs/api/stores#storeGet` in the reference of your server
   */
  get(params: StoreGetParams, options?: RequestOptions): ApiPromise<Store>;
  /**
   * List the top products of a store.
   *
   * The products that linked retail clients bought most, by quantity. Only paid orders count; canceled and refunded
   * orders and free items do not.
   *
   * Fails with 403 `forbidden`, `wrong_channel`.
   *
   * @example
   * ```ts
   * const topProducts = await regen.stores.listTopProducts({ id: 'usr_01hzx0k3v9' });
   * ```
   *
   * @see `/docs/api/stores#storeListTopProducts` in the reference of your server
   */
  listTopProducts(params: StoreListTopProductsParams, options?: RequestOptions): ApiPromise<TopProducts>;
  /**
   * Read the sales of a week.
   *
   * What linked retail clients bought in an ISO week: seven days, empty or not, in the time zone of the caller's store.
   * Only paid orders count; canceled and refunded ones do not. Revenue is what was paid for products, without shipping
   * and tax. A week that does not exist, such as 2025-W53, is a 422 `week_unknown`.
   *
   * Fails with 403 `forbidden`, `wrong_channel`; 422 `week_unknown`.
   *
   * @example
   * ```ts
   * const weeklySale = await regen.stores.getWeeklySales({ id: 'usr_01hzx0k3v9' });
   * ```
   *
   * @see `/docs/api/stores#storeGetWeeklySales` in the reference of your server
   */
  getWeeklySales(params: StoreGetWeeklySalesParams, options?: RequestOptions): ApiPromise<WeeklySale>;
}

export function createStoresResource(call: Call): StoresResource {
  return { ...bind<Omit<StoresResource, keyof StoresHelpers>>(call, {
    locate: storeLocate,
    search: storeSearch,
    get: storeGet,
    listTopProducts: storeListTopProducts,
    getWeeklySales: storeGetWeeklySales,
  }), ...createStoresHelpers(call) };
}
