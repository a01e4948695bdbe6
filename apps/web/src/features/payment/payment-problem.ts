import type { Order } from '@regen/sdk';
import { isErrorOf, isTransient, RegenApiError, RegenConnectionError } from '@regen/sdk';
import { fieldLabel, fieldSentence } from '~/kernel/forms/field-label.ts';

/** A value that the server refused, with the part of the request that it was in, such as `shippingAddress`. */
export interface RefusedField {
  text: string;
  part: string;
}

/** Why an order or payment failed, and so what the page offers next. */
export type PaymentProblem =
  /** The order is placed; another card can pay it. */
  | { kind: 'declined'; message: string; order: Order }
  /** Nothing was ordered: the buyer has to review the new total first. */
  | { kind: 'totals-changed'; message: string }
  | { kind: 'out-of-stock'; message: string; lines: { sku: string; message: string }[] }
  | { kind: 'shipping-unavailable'; message: string }
  /** The order goes through without the coupon. */
  | { kind: 'coupon-refused'; message: string }
  /** The order can no longer be paid, usually because it has been. */
  | { kind: 'not-payable'; message: string }
  /** The response was lost. Repeating the same call is safe. */
  | { kind: 'unknown'; message: string; requestId: string | undefined }
  | { kind: 'refused'; message: string; requestId: string | undefined; fields: RefusedField[] };

/** Whether an error settles the attempt. Otherwise the call is repeated with the same key. */
export function isSettled(error: unknown): boolean {
  return error instanceof RegenApiError && !isTransient(error);
}

function linesOf(error: RegenApiError): { sku: string; message: string }[] {
  return error.details.flatMap(({ path, message }) => {
    const sku = /^\/items\/(.+)$/.exec(path)?.[1];
    return sku === undefined ? [] : [{ sku, message }];
  });
}

function fieldsOf(error: RegenApiError): RefusedField[] {
  return error.details.map(({ path, message }) => {
    const [part = ''] = path.split('/').filter(Boolean);
    return { text: fieldSentence(message, fieldLabel(path)), part };
  });
}

export function problemOf(error: unknown): PaymentProblem {
  for (const operation of ['orderPlace', 'orderPay', 'orderConfirmPayment'] as const) {
    if (isErrorOf(error, operation, 402)) {
      return { kind: 'declined', message: error.reason, order: error.body.order };
    }
  }
  if (!(error instanceof RegenApiError)) {
    const message =
      error instanceof RegenConnectionError
        ? 'We lost the connection, and your order may have gone through. Try again: you won’t be charged twice.'
        : 'Something went wrong in this browser. Try again: you won’t be charged twice.';
    return { kind: 'unknown', message, requestId: undefined };
  }
  const { code, reason: message, requestId } = error;
  switch (code) {
    case 'totals_changed':
      return { kind: 'totals-changed', message };
    case 'out_of_stock':
    case 'not_available':
      return { kind: 'out-of-stock', message, lines: linesOf(error) };
    case 'shipping_method_unavailable':
      return { kind: 'shipping-unavailable', message };
    case 'coupon_not_usable':
    case 'coupon_used_up':
      return { kind: 'coupon-refused', message };
    case 'order_not_payable':
    case 'order_already_paid':
      return { kind: 'not-payable', message };
  }
  if (!isSettled(error)) {
    return { kind: 'unknown', message: `${message} Try again: you won’t be charged twice.`, requestId };
  }
  return { kind: 'refused', message, requestId, fields: fieldsOf(error) };
}
