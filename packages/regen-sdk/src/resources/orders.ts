import type { ApiPromise } from '../core/api-promise.ts';
import type { PagePromise } from '../core/page-promise.ts';
import { bind } from '../core/bind.ts';
import type { Call } from '../core/pipeline.ts';
import type { RequestOptions } from '../core/request-options.ts';
import { orderGet, orderList, orderPay, orderConfirmPayment, orderPlace } from '../generated/operations/orders.ts';
import type {
  Order,
  OrderGetParams,
  OrderListParams,
  OrderPage,
  OrderPayParams,
  OrderConfirmPaymentParams,
  OrderPlaceParams,
  OrderSummary,
} from '../generated/types.ts';

export interface OrdersResource {
  /** A page of the caller's orders, newest first; iterate it for all of them. */
  list(params: OrderListParams, options?: RequestOptions): PagePromise<OrderPage, OrderSummary>;
  /** One order; a guest gives the `accessToken` of the order. */
  get(params: OrderGetParams, options?: RequestOptions): ApiPromise<Order>;
  /**
   * Turns a cart into an order and asks for the payment. A declined payment is a `RegenPaymentRequiredError` whose body
   * carries the order. Give `idempotencyKey` to repeat a call whose answer was lost without ordering twice.
   */
  place(params: OrderPlaceParams, options?: RequestOptions): ApiPromise<Order>;
  /** Pays an order whose payment was declined or abandoned. */
  pay(params: OrderPayParams, options?: RequestOptions): ApiPromise<Order>;
  /** Settles a payment after the buyer's step (3-D Secure). */
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
