// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { ApiPromise } from '../../core/api-promise.ts';
import { bind } from '../../core/bind.ts';
import type { Call } from '../../core/pipeline.ts';
import type { RequestOptions } from '../../core/request-options.ts';
import { cartGet, cartUpdate, cartGetForShippingMethod, cartChooseFreeItem, cartRemoveFreeItem, cartAddBundle } from '../../generated/operations/cart.ts';
import type { Cart, CartAddBundleParams, CartChooseFreeItemParams, CartGetForShippingMethodParams, CartGetParams, CartRemoveFreeItemParams, CartUpdateParams } from '../../generated/types.ts';

/**
 * Carts of guests and users, priced by the server. In every call `id` is a cart, a user, or `guest` for the cart of
 * this browser.
 */
export interface CartResource {
  /**
   * Read a cart.
   *
   * The cart with prices, discounts and totals for its owner. An owner without a cart gets an empty one with `id:
   * null`. `guest` is the cart of this browser: it belongs to `Browser-Id` together with a secret cookie, or with the
   * `Guest-Grant` of a client without cookies.
   *
   * Fails with 403 `forbidden`; 404 `not_found`.
   *
   * @example
   * ```ts
   * const cart = await regen.cart.get({ id: 'guest' });
   * ```
   *
   * @see `/docs/api/cart#cartGet` in the reference of your server
   */
  get(params: CartGetParams, options?: RequestOptions): ApiPromise<Cart>;
  /**
   * Change a cart.
   *
   * Changes line items, coupon, points, destination or shipping method, and returns the whole cart. The first change
   * creates the cart. Quantities over the limit are lowered with a notice. A refused coupon is reported in `coupon`;
   * too many attempts are a 429. With `If-Match`, a change to a cart that has changed since is a 412 whose body carries
   * the current one.
   *
   * Pass `idempotencyKey` to repeat a call whose answer was lost: it is then carried out once.
   *
   * Fails with 403 `forbidden`; 404 `not_found`; 409 `idempotency_key_reuse`; 412 `version_conflict`; 422 `cart_full`,
   * `cart_lines_ambiguous`, `destination_invalid`, `shipping_method_unknown`, `rewards_sign_in`,
   * `rewards_professionals_only`, `rewards_discount_model`, `rewards_tier_4`, `rewards_exempt`; 429 `rate_limited`.
   *
   * @example
   * ```ts
   * const cart = await regen.cart.update({ id: 'guest', ifMatch: 7, add: [{ sku: 'GM1001', quantity: 1 }] });
   * ```
   *
   * @see `/docs/api/cart#cartUpdate` in the reference of your server
   */
  update(params: CartUpdateParams, options?: RequestOptions): ApiPromise<Cart>;
  /**
   * Price a cart for a shipping method.
   *
   * The cart as it would be with that method; nothing is written.
   *
   * Fails with 403 `forbidden`; 404 `not_found`; 422 `destination_missing`, `shipping_method_unavailable`.
   *
   * @example
   * ```ts
   * const cart = await regen.cart.getForShippingMethod({ id: 'guest', shippingMethodId: 'ground' });
   * ```
   *
   * @see `/docs/api/cart#cartGetForShippingMethod` in the reference of your server
   */
  getForShippingMethod(params: CartGetForShippingMethodParams, options?: RequestOptions): ApiPromise<Cart>;
  /**
   * Choose the free item.
   *
   * Adds the chosen free item to the cart, replacing an earlier choice.
   *
   * Pass `idempotencyKey` to repeat a call whose answer was lost: it is then carried out once.
   *
   * Fails with 403 `forbidden`; 404 `not_found`; 409 `out_of_stock`, `idempotency_key_reuse`; 412 `version_conflict`;
   * 422 `free_item_not_earned`, `free_item_unknown`.
   *
   * @example
   * ```ts
   * const cart = await regen.cart.chooseFreeItem({ id: 'guest', ifMatch: 7, sku: 'GM1901' });
   * ```
   *
   * @see `/docs/api/cart#cartChooseFreeItem` in the reference of your server
   */
  chooseFreeItem(params: CartChooseFreeItemParams, options?: RequestOptions): ApiPromise<Cart>;
  /**
   * Remove the free item.
   *
   * Removes the chosen free item from the cart.
   *
   * Fails with 403 `forbidden`; 404 `not_found`; 412 `version_conflict`.
   *
   * @example
   * ```ts
   * const cart = await regen.cart.removeFreeItem({ id: 'guest', ifMatch: 7 });
   * ```
   *
   * @see `/docs/api/cart#cartRemoveFreeItem` in the reference of your server
   */
  removeFreeItem(params: CartRemoveFreeItemParams, options?: RequestOptions): ApiPromise<Cart>;
  /**
   * Add a bundle to a cart.
   *
   * Adds every product of a shared bundle that the cart’s owner can buy, marked as recommended. Anything that could not
   * be added is listed in `notices`.
   *
   * Pass `idempotencyKey` to repeat a call whose answer was lost: it is then carried out once.
   *
   * Fails with 403 `forbidden`; 404 `not_found`; 409 `idempotency_key_reuse`; 412 `version_conflict`; 422 `cart_full`.
   *
   * @example
   * ```ts
   * const cart = await regen.cart.addBundle({ id: 'guest', ifMatch: 7, token: 'the-token-from-the-link-or-email' });
   * ```
   *
   * @see `/docs/api/cart#cartAddBundle` in the reference of your server
   */
  addBundle(params: CartAddBundleParams, options?: RequestOptions): ApiPromise<Cart>;
}

export function createCartResource(call: Call): CartResource {
  return bind<CartResource>(call, {
    get: cartGet,
    update: cartUpdate,
    getForShippingMethod: cartGetForShippingMethod,
    chooseFreeItem: cartChooseFreeItem,
    removeFreeItem: cartRemoveFreeItem,
    addBundle: cartAddBundle,
  });
}
