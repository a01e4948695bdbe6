// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { ApiPromise } from '../../core/api-promise.ts';
import { bind } from '../../core/bind.ts';
import type { Call } from '../../core/pipeline.ts';
import type { RequestOptions } from '../../core/request-options.ts';
import { shippingMethodList, shippingMethodListByAddress, shippingMethodPromise } from '../../generated/operations/shipping-methods.ts';
import type { ShippingMethodList, ShippingMethodListByAddressParams, ShippingMethodListParams, ShippingMethodPromiseParams, ShippingPromise } from '../../generated/types.ts';

/**
 * Shipping methods, their prices and delivery times. Where there is an `id`, it is a cart, a user, or `guest` for the
 * cart of this browser.
 */
export interface ShippingMethodsResource {
  /**
   * List shipping methods of a cart.
   *
   * The methods for the cart’s destination, priced for its line items.
   *
   * Fails with 403 `forbidden`; 404 `not_found`.
   *
   * @example
   * ```ts
   * const shippingMethodList = await regen.shippingMethods.list({ id: 'guest' });
   * ```
   *
   * @see `/docs/api/shipping#shippingMethodList` in the reference of your server
   */
  list(params: ShippingMethodListParams, options?: RequestOptions): ApiPromise<ShippingMethodList>;
  /**
   * List shipping methods for an address.
   *
   * The methods for the given destination, priced for the cart’s line items.
   *
   * Fails with 403 `forbidden`; 404 `not_found`; 422 `destination_invalid`.
   *
   * @example
   * ```ts
   * const shippingMethodList = await regen.shippingMethods.listByAddress({ id: 'guest', countryCode: 'US', region: 'CO', postalCode: '80202' });
   * ```
   *
   * @see `/docs/api/shipping#shippingMethodListByAddress` in the reference of your server
   */
  listByAddress(params: ShippingMethodListByAddressParams, options?: RequestOptions): ApiPromise<ShippingMethodList>;
  /**
   * Read the delivery promise.
   *
   * The amount from which shipping is free and when an order placed now arrives, for the caller’s channel and a
   * destination. Regions may have rates of their own.
   *
   * Fails with 422 `destination_invalid`.
   *
   * @see `/docs/api/shipping#shippingMethodPromise` in the reference of your server
   */
  promise(params?: ShippingMethodPromiseParams, options?: RequestOptions): ApiPromise<ShippingPromise>;
}

export function createShippingMethodsResource(call: Call): ShippingMethodsResource {
  return bind<ShippingMethodsResource>(call, {
    list: shippingMethodList,
    listByAddress: shippingMethodListByAddress,
    promise: shippingMethodPromise,
  });
}
