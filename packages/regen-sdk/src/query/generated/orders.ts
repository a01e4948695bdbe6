// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import { read, readPages } from '../read.ts';
import { write } from '../write.ts';
import * as operations from '../../generated/operations/orders.ts';

/** List orders: `orders.list`. */
export const orderList = /* @__PURE__ */ read(operations.orderList);

/** List orders: `orders.list`. The pages one after the other, for `useInfiniteQuery`. */
export const orderListInfinite = /* @__PURE__ */ readPages(operations.orderList);

/** List ordered products: `orders.listProducts`. */
export const orderListProducts = /* @__PURE__ */ read(operations.orderListProducts);

/** Read an order: `orders.get`. */
export const orderGet = /* @__PURE__ */ read(operations.orderGet);

/** Read the receipt of an order: `orders.getReceipt`. */
export const orderGetReceipt = /* @__PURE__ */ read(operations.orderGetReceipt);

/**
 * Place an order: `orders.place`. Keep one `idempotencyKey` until the response arrives: repeating the call after a lost
 * response is then safe.
 */
export const orderPlace = /* @__PURE__ */ write(operations.orderPlace, {
  keeps: ['orderGet', (data) => ({ orderId: data.id })],
  stales: ['orderList', 'cartGet', 'shippingMethodList', 'productGet', 'addressList', 'rewardGet'],
});

/**
 * Retry the payment of an order: `orders.pay`. Keep one `idempotencyKey` until the response arrives: repeating the call
 * after a lost response is then safe.
 */
export const orderPay = /* @__PURE__ */ write(operations.orderPay, {
  keeps: ['orderGet', (data) => ({ orderId: data.id })],
  stales: ['orderList', 'cartGet', 'shippingMethodList', 'productGet', 'addressList', 'rewardGet'],
});

/** Settle a payment after the buyer’s step: `orders.confirmPayment`. */
export const orderConfirmPayment = /* @__PURE__ */ write(operations.orderConfirmPayment, {
  keeps: ['orderGet', (data) => ({ orderId: data.id })],
  stales: ['orderList', 'cartGet', 'shippingMethodList', 'productGet', 'addressList', 'rewardGet'],
});
