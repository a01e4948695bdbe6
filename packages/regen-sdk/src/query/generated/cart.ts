// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import { read } from '../read.ts';
import { write } from '../write.ts';
import * as operations from '../../generated/operations/cart.ts';

/** Read a cart: `cart.get`. */
export const cartGet = /* @__PURE__ */ read(operations.cartGet);

/**
 * Change a cart: `cart.update`. Keep one `idempotencyKey` until the response arrives: repeating the call after a lost
 * response is then safe.
 */
export const cartUpdate = /* @__PURE__ */ write(operations.cartUpdate, {
  keeps: ['cartGet', (_data, params) => ({ id: params.id })],
  stales: ['cartGetForShippingMethod', 'shippingMethodList', 'shippingMethodListByAddress'],
});

/** Price a cart for a shipping method: `cart.getForShippingMethod`. */
export const cartGetForShippingMethod = /* @__PURE__ */ read(operations.cartGetForShippingMethod);

/**
 * Choose the free item: `cart.chooseFreeItem`. Keep one `idempotencyKey` until the response arrives: repeating the call
 * after a lost response is then safe.
 */
export const cartChooseFreeItem = /* @__PURE__ */ write(operations.cartChooseFreeItem, {
  keeps: ['cartGet', (_data, params) => ({ id: params.id })],
  stales: ['cartGetForShippingMethod', 'shippingMethodList', 'shippingMethodListByAddress'],
});

/** Remove the free item: `cart.removeFreeItem`. */
export const cartRemoveFreeItem = /* @__PURE__ */ write(operations.cartRemoveFreeItem, {
  keeps: ['cartGet', (_data, params) => ({ id: params.id })],
  stales: ['cartGetForShippingMethod', 'shippingMethodList', 'shippingMethodListByAddress'],
});

/**
 * Add a bundle to a cart: `cart.addBundle`. Keep one `idempotencyKey` until the response arrives: repeating the call
 * after a lost response is then safe.
 */
export const cartAddBundle = /* @__PURE__ */ write(operations.cartAddBundle, {
  keeps: ['cartGet', (_data, params) => ({ id: params.id })],
  stales: ['cartGetForShippingMethod', 'shippingMethodList', 'shippingMethodListByAddress'],
});
