// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { Operation } from '../../core/operation.ts';

export const orderConfirmPayment: Operation = 'orderConfirmPayment /order/{orderId}/confirm POST bs';
export const orderGet: Operation = 'orderGet /user/{id}/order/{orderId}';
export const orderList: Operation = 'orderList /user/{id}/order GET l';
export const orderPay: Operation = 'orderPay /order/{orderId}/pay POST bk';
export const orderPlace: Operation = 'orderPlace /order/{id} POST bk';
