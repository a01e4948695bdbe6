// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { ApiPromise } from '../../core/api-promise.ts';
import { bind } from '../../core/bind.ts';
import type { Call } from '../../core/pipeline.ts';
import type { RequestOptions } from '../../core/request-options.ts';
import { dealList } from '../../generated/operations/deals.ts';
import type { DealList, DealListParams } from '../../generated/types.ts';

/** What a person can get now. */
export interface DealsResource {
  /**
   * List current deals.
   *
   * Discounts and free items for the caller’s channel that are running. Of coupons, only those that the store shows and
   * the caller can still use; other codes stay with the people who were given them.
   *
   * Fails with 403 `forbidden`.
   *
   * @example
   * ```ts
   * const dealList = await regen.deals.list({ id: 'usr_01hzx0k3v9' });
   * ```
   *
   * @see `/docs/api/cart#dealList` in the reference of your server
   */
  list(params: DealListParams, options?: RequestOptions): ApiPromise<DealList>;
}

export function createDealsResource(call: Call): DealsResource {
  return bind<DealsResource>(call, {
    list: dealList,
  });
}
