// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { ListOperation, Operation } from '../../core/operation.ts';
import type { Order, OrderConfirmPaymentParams, OrderGetParams, OrderGetReceiptParams, OrderListParams, OrderListProductsParams, OrderPage, OrderPayParams, OrderPlaceParams, OrderSummary, OrderedProductList, Receipt } from '../types.ts';

export const orderConfirmPayment: Operation<OrderConfirmPaymentParams, Order> = { id: 'orderConfirmPayment', method: 'POST', path: '/order/{orderId}/confirm', body: 'json', retrySafe: true, isForGuests: true };
export const orderGet: Operation<OrderGetParams, Order> = { id: 'orderGet', method: 'GET', path: '/user/{id}/order/{orderId}', isForGuests: true };
export const orderGetReceipt: Operation<OrderGetReceiptParams, Receipt> = { id: 'orderGetReceipt', method: 'GET', path: '/user/{id}/order/{orderId}/receipt', isForGuests: true };
export const orderList: ListOperation<OrderListParams, OrderPage, OrderSummary> = { id: 'orderList', method: 'GET', path: '/user/{id}/order', items: ['items'] };
export const orderListProducts: Operation<OrderListProductsParams, OrderedProductList> = { id: 'orderListProducts', method: 'GET', path: '/user/{id}/ordered-products' };
export const orderPay: Operation<OrderPayParams, Order> = { id: 'orderPay', method: 'POST', path: '/order/{orderId}/pay', body: 'json', idempotent: true, isForGuests: true };
export const orderPlace: Operation<OrderPlaceParams, Order> = { id: 'orderPlace', method: 'POST', path: '/order/{id}', body: 'json', idempotent: true, isForGuests: true };
