import type { ApiPromise } from '../core/api-promise.ts';
import { bind } from '../core/bind.ts';
import type { Call } from '../core/pipeline.ts';
import type { RequestOptions } from '../core/request-options.ts';
import { shippingMethodList, shippingMethodListByAddress } from '../generated/operations/shipping-methods.ts';
import type {
  ShippingMethodList,
  ShippingMethodListByAddressParams,
  ShippingMethodListParams,
} from '../generated/types.ts';

/** In both calls `id` is a cart, a user, or `guest` for the cart of this browser. */
export interface ShippingMethodsResource {
  /** The methods for the destination that the cart knows. */
  list(params: ShippingMethodListParams, options?: RequestOptions): ApiPromise<ShippingMethodList>;
  /** The methods for the destination given. */
  listByAddress(params: ShippingMethodListByAddressParams, options?: RequestOptions): ApiPromise<ShippingMethodList>;
}

export function createShippingMethodsResource(call: Call): ShippingMethodsResource {
  return bind<ShippingMethodsResource>(call, {
    list: shippingMethodList,
    listByAddress: shippingMethodListByAddress,
  });
}
