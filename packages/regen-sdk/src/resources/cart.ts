import type { ApiPromise } from '../core/api-promise.ts';
import { bind } from '../core/bind.ts';
import type { Call } from '../core/pipeline.ts';
import type { RequestOptions } from '../core/request-options.ts';
import {
  cartAddBundle,
  cartChooseFreeItem,
  cartRemoveFreeItem,
  cartGet,
  cartGetForShippingMethod,
  cartUpdate,
} from '../generated/operations/cart.ts';
import type {
  Cart,
  CartAddBundleParams,
  CartChooseFreeItemParams,
  CartRemoveFreeItemParams,
  CartGetForShippingMethodParams,
  CartGetParams,
  CartUpdateParams,
} from '../generated/types.ts';

/** In every call `id` is a cart, a user, or `guest` for the cart of this browser. */
export interface CartResource {
  get(params: CartGetParams, options?: RequestOptions): ApiPromise<Cart>;
  /** The cart as it would be with that shipping method; nothing is written. */
  getForShippingMethod(params: CartGetForShippingMethodParams, options?: RequestOptions): ApiPromise<Cart>;
  /**
   * Changes what is given and leaves the rest. With `ifMatch` (the version that the change is based on) a cart that has
   * changed since is a `RegenPreconditionFailedError` whose body carries the current one.
   */
  update(params: CartUpdateParams, options?: RequestOptions): ApiPromise<Cart>;
  /** Puts the chosen free item in, in place of an earlier choice. */
  chooseFreeItem(params: CartChooseFreeItemParams, options?: RequestOptions): ApiPromise<Cart>;
  removeFreeItem(params: CartRemoveFreeItemParams, options?: RequestOptions): ApiPromise<Cart>;
  /** Adds every product of a shared bundle that the owner may buy. */
  addBundle(params: CartAddBundleParams, options?: RequestOptions): ApiPromise<Cart>;
}

export function createCartResource(call: Call): CartResource {
  return bind<CartResource>(call, {
    get: cartGet,
    getForShippingMethod: cartGetForShippingMethod,
    update: cartUpdate,
    chooseFreeItem: cartChooseFreeItem,
    removeFreeItem: cartRemoveFreeItem,
    addBundle: cartAddBundle,
  });
}
