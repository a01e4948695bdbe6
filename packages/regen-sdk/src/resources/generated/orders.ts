// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { ApiPromise } from '../../core/api-promise.ts';
import type { PagePromise } from '../../core/page-promise.ts';
import { bind } from '../../core/bind.ts';
import type { Call } from '../../core/pipeline.ts';
import type { RequestOptions } from '../../core/request-options.ts';
import { orderList, orderGet, orderPlace, orderPay, orderConfirmPayment } from '../../generated/operations/orders.ts';
import type { Order, OrderConfirmPaymentParams, OrderGetParams, OrderListParams, OrderPage, OrderPayParams, OrderPlaceParams, OrderSummary } from '../../generated/types.ts';

/** Placing, paying and reading orders. */
export interface OrdersResource {
  /**
   * List orders.
   *
   * The orders of the caller, a page at a time. `years` names every year that has orders, also those in which `search`
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
   * @see /docs/api/orders#orderList
   */
  list(params: OrderListParams, options?: RequestOptions): PagePromise<OrderPage, OrderSummary>;
  /**
   * Read an order.
   *
   * A guest reads the order with its access token, or from the browser that placed it. A token works for 90 days; after
   * that the answer is 403 `link_expired`, and a new link goes to the email address of the order.
   *
   * Fails with 403 `forbidden`, `link_expired`; 404 `not_found`.
   *
   * @example
   * ```ts
   * const order = await regen.orders.get({ id: 'usr_01hzx0k3v9', orderId: 'ord_01hzx0k3v9' });
   * ```
   *
   * @see /docs/api/orders#orderGet
   */
  get(params: OrderGetParams, options?: RequestOptions): ApiPromise<Order>;
  /**
   * Place an order.
   *
   * Turns the cart into an order, in one transaction, and asks for the payment. Nothing is created or charged twice for
   * one `Idempotency-Key`. A declined payment is a 402; the order is kept with `canPay: true`. `payment.status:
   * requires_action` means that the buyer has a step to do, then `orders.confirmPayment`. Stock is held while a payment
   * is under way or waits for the bank. A declined payment releases it, and an order that is not paid within 30 minutes
   * is canceled. A coupon whose limit per buyer is reached is refused with 409 `coupon_not_usable`. Too many declined
   * payments, or orders that wait for a bank, are refused with 429. With a total of 0, as when points cover it, leave
   * `payment` out: the order is paid at once. With anything to pay it is required (422 `payment_required`).
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
   * @see /docs/api/orders#orderPlace
   */
  place(params: OrderPlaceParams, options?: RequestOptions): ApiPromise<Order>;
  /**
   * Pay an order again.
   *
   * After a declined or abandoned payment, within 30 minutes of the order. Holds the stock again, or refuses with 409
   * `out_of_stock` and charges nothing.
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
   * @see /docs/api/orders#orderPay
   */
  pay(params: OrderPayParams, options?: RequestOptions): ApiPromise<Order>;
  /**
   * Settle a payment after the buyer’s step.
   *
   * After the buyer’s step (3-D Secure): asks the provider how the payment stands and settles the order. Safe to
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
   * @see /docs/api/orders#orderConfirmPayment
   */
  confirmPayment(params: OrderConfirmPaymentParams, options?: RequestOptions): ApiPromise<Order>;
}

export function createOrdersResource(call: Call): OrdersResource {
  return bind<OrdersResource>(call, {
    list: orderList,
    get: orderGet,
    place: orderPlace,
    pay: orderPay,
    confirmPayment: orderConfirmPayment,
  });
}
