// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { ApiPromise } from '../../core/api-promise.ts';
import type { PagePromise } from '../../core/page-promise.ts';
import { bind } from '../../core/bind.ts';
import type { Call } from '../../core/pipeline.ts';
import type { RequestOptions } from '../../core/request-options.ts';
import { orderList, orderListProducts, orderGet, orderGetReceipt, orderPlace, orderPay, orderConfirmPayment } from '../../generated/operations/orders.ts';
import type { Order, OrderConfirmPaymentParams, OrderGetParams, OrderGetReceiptParams, OrderListParams, OrderListProductsParams, OrderPage, OrderPayParams, OrderPlaceParams, OrderSummary, OrderedProductList, Receipt } from '../../generated/types.ts';

/** Placing, paying and reading orders. */
export interface OrdersResource {
  /**
   * List orders.
   *
   * The caller’s orders, one page at a time. `years` lists every year with orders, including those in which `search`
   * finds none.
   *
   * Await it for one page, or iterate it for the items of all pages.
   *
   * Fails with 403 `forbidden`.
   *
   * @example
   * ```ts
   * for await (const item of regen.orders.list({ id: 'usr_01hzx0k3v9' })) console.log(item);
   * ```
   *
   * @see `/docs/api/orders#orderList` in the reference of your server
   */
  list(params: OrderListParams, options?: RequestOptions): PagePromise<OrderPage, OrderSummary>;
  /**
   * List ordered products.
   *
   * The products in the caller’s latest 100 orders that were not canceled, most often ordered first, at today’s prices.
   * Products that the caller can no longer buy are left out, and so are free items.
   *
   * Fails with 403 `forbidden`.
   *
   * @example
   * ```ts
   * const orderedProductList = await regen.orders.listProducts({ id: 'usr_01hzx0k3v9' });
   * ```
   *
   * @see `/docs/api/orders#orderListProducts` in the reference of your server
   */
  listProducts(params: OrderListProductsParams, options?: RequestOptions): ApiPromise<OrderedProductList>;
  /**
   * Read an order.
   *
   * A guest reads the order with its access token, or in the browser that placed it. A token works for 90 days; after
   * that the call fails with 403 `link_expired`, and a new link is emailed to the address of the order.
   *
   * Fails with 403 `forbidden`, `link_expired`; 404 `not_found`.
   *
   * @example
   * ```ts
   * const order = await regen.orders.get({ id: 'usr_01hzx0k3v9', orderId: 'ord_01hzx0k3v9' });
   * ```
   *
   * @see `/docs/api/orders#orderGet` in the reference of your server
   */
  get(params: OrderGetParams, options?: RequestOptions): ApiPromise<Order>;
  /**
   * Read the receipt of an order.
   *
   * The seller, and the receipt as a PDF. A receipt exists once the order is paid; before, and for an order that never
   * was, the call fails with 404. Anyone who may read the order may read it, see `orders.get`.
   *
   * Fails with 403 `forbidden`, `link_expired`; 404 `not_found`.
   *
   * @example
   * ```ts
   * const receipt = await regen.orders.getReceipt({ id: 'usr_01hzx0k3v9', orderId: 'ord_01hzx0k3v9' });
   * ```
   *
   * @see `/docs/api/orders#orderGetReceipt` in the reference of your server
   */
  getReceipt(params: OrderGetReceiptParams, options?: RequestOptions): ApiPromise<Receipt>;
  /**
   * Place an order.
   *
   * Turns the cart into an order, in one transaction, and requests the payment. Nothing is created or charged twice for
   * the same `Idempotency-Key`. A declined payment is a 402; the order is kept with `canPay: true`. `payment.status:
   * requires_action` means that the buyer has to complete a step; then call `orders.confirmPayment`. Stock is held
   * while a payment is in progress or waiting for the bank. A declined payment releases it, and an order that is not
   * paid within 30 minutes is canceled. A coupon that has reached its limit per buyer is refused with 409
   * `coupon_not_usable`. Too many declined payments, or orders waiting for a bank, are refused with 429. If the total
   * is 0, for example because points cover it, omit `payment`: the order is paid at once. If anything is due, `payment`
   * is required (422 `payment_required`).
   *
   * Pass `idempotencyKey` to repeat a call whose answer was lost: it is then carried out once.
   *
   * Fails with 402 `card_declined`, `insufficient_funds`, `expired_card`, `incorrect_cvc`, `processing_error`,
   * `authentication_failed`, `payment_closed`, `token_unknown`, `token_used`; 403 `forbidden`, `link_expired`; 404
   * `not_found`; 409 `coupon_not_usable`, `out_of_stock`, `totals_changed`, `not_available`, `coupon_used_up`,
   * `idempotency_key_reuse`; 422 `cart_empty`, `payment_required`, `shipping_method_unavailable`,
   * `destination_invalid`, `address_invalid`; 429 `rate_limited`.
   *
   * @example
   * ```ts
   * const order = await regen.orders.place({
   *   id: 'usr_01hzx0k3v9',
   *   cartId: 'crt_01hzx0k3v9',
   *   cartVersion: 4,
   *   email: 'gwen@example.com',
   *   shippingAddress: {
   *     firstName: 'Gwen',
   *     lastName: 'Ito',
   *     line1: '12 Elm Street',
   *     city: 'Salt Lake City',
   *     region: 'UT',
   *     postalCode: '84101',
   *     countryCode: 'US',
   *   },
   *   shippingMethodId: 'ground',
   *   payment: { method: 'card', token: 'the-token-of-the-card' },
   *   expectedTotal: 128.4,
   * });
   * ```
   *
   * @see `/docs/api/orders#orderPlace` in the reference of your server
   */
  place(params: OrderPlaceParams, options?: RequestOptions): ApiPromise<Order>;
  /**
   * Retry the payment of an order.
   *
   * After a declined or abandoned payment, within 30 minutes of placing the order. Holds the stock again, or fails with
   * 409 `out_of_stock` and charges nothing.
   *
   * Pass `idempotencyKey` to repeat a call whose answer was lost: it is then carried out once.
   *
   * Fails with 402 `card_declined`, `insufficient_funds`, `expired_card`, `incorrect_cvc`, `processing_error`,
   * `authentication_failed`, `payment_closed`, `token_unknown`, `token_used`; 403 `forbidden`, `link_expired`; 404
   * `not_found`; 409 `coupon_not_usable`, `coupon_used_up`, `order_already_paid`, `order_not_payable`,
   * `payment_in_progress`, `out_of_stock`, `idempotency_key_reuse`; 429 `rate_limited`.
   *
   * @example
   * ```ts
   * const order = await regen.orders.pay({
   *   orderId: 'ord_01hzx0k3v9',
   *   payment: { method: 'card', token: 'the-token-of-the-card' },
   * });
   * ```
   *
   * @see `/docs/api/orders#orderPay` in the reference of your server
   */
  pay(params: OrderPayParams, options?: RequestOptions): ApiPromise<Order>;
  /**
   * Settle a payment after the buyer’s step.
   *
   * Call this after 3-D Secure. It queries the provider for the status of the payment and settles the order. Safe to
   * repeat.
   *
   * Fails with 402 `card_declined`, `insufficient_funds`, `expired_card`, `incorrect_cvc`, `processing_error`,
   * `authentication_failed`, `payment_closed`, `token_unknown`, `token_used`; 403 `forbidden`, `link_expired`; 404
   * `not_found`; 409 `coupon_not_usable`.
   *
   * @example
   * ```ts
   * const order = await regen.orders.confirmPayment({ orderId: 'ord_01hzx0k3v9' });
   * ```
   *
   * @see `/docs/api/orders#orderConfirmPayment` in the reference of your server
   */
  confirmPayment(params: OrderConfirmPaymentParams, options?: RequestOptions): ApiPromise<Order>;
}

export function createOrdersResource(call: Call): OrdersResource {
  return bind<OrdersResource>(call, {
    list: orderList,
    listProducts: orderListProducts,
    get: orderGet,
    getReceipt: orderGetReceipt,
    place: orderPlace,
    pay: orderPay,
    confirmPayment: orderConfirmPayment,
  });
}
