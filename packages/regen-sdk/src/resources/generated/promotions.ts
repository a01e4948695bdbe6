// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { ApiPromise } from '../../core/api-promise.ts';
import { bind } from '../../core/bind.ts';
import type { Call } from '../../core/pipeline.ts';
import type { RequestOptions } from '../../core/request-options.ts';
import { promotionGet } from '../../generated/operations/promotions.ts';
import type { Promotion, PromotionGetParams } from '../../generated/types.ts';

/** Promotions by days. */
export interface PromotionsResource {
  /**
   * Read a promotion.
   *
   * A promotion with its days in its time zone. The offer of a day is null until the day begins. A promotion of a
   * channel exists only for people in that channel.
   *
   * Fails with 404 `not_found`; 503 `content_unavailable`.
   *
   * @example
   * ```ts
   * const promotion = await regen.promotions.get({ slug: '12-days-of-glymed' });
   * ```
   *
   * @see `/docs/api/content#promotionGet` in the reference of your server
   */
  get(params: PromotionGetParams, options?: RequestOptions): ApiPromise<Promotion>;
}

export function createPromotionsResource(call: Call): PromotionsResource {
  return bind<PromotionsResource>(call, {
    get: promotionGet,
  });
}
