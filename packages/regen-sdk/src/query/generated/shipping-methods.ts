// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import { read } from '../read.ts';
import * as operations from '../../generated/operations/shipping-methods.ts';

/** List shipping methods of a cart: `shippingMethods.list`. */
export const shippingMethodList = /* @__PURE__ */ read(operations.shippingMethodList);

/** List shipping methods for an address: `shippingMethods.listByAddress`. */
export const shippingMethodListByAddress = /* @__PURE__ */ read(operations.shippingMethodListByAddress);

/** Read the delivery promise: `shippingMethods.promise`. */
export const shippingMethodPromise = /* @__PURE__ */ read(operations.shippingMethodPromise);
