import type { Order } from '@regen/sdk';
import { isErrorOf, isTransient, RegenApiError, RegenConnectionError } from '@regen/sdk';
import { fieldLabel, fieldSentence } from '~/kernel/forms/field-label.ts';
import type { CheckoutStep } from './step-names.ts';

/** A value that the server did not take, with the step where it was entered, if it was in one. */
export interface RefusedField {
  text: string;
  step: CheckoutStep | null;
}

/** What stands between the buyer and the order, and so what the page offers next. */
export type CheckoutProblem =
  /** The order is there; another card can pay it. */
  | { kind: 'declined'; message: string; order: Order }
  /** Nothing was ordered: the buyer has to see the new total first. */
  | { kind: 'totals-changed'; message: string }
  | { kind: 'out-of-stock'; message: string; lines: { sku: string; message: string }[] }
  | { kind: 'shipping-unavailable'; message: string }
  /** The order goes through without the coupon. */
  | { kind: 'coupon-refused'; message: string }
  /** The order can no longer be paid, usually because it has been. */
  | { kind: 'not-payable'; message: string }
  /** Nobody knows whether it went through. The same call may be repeated without harm. */
  | { kind: 'unknown'; message: string; requestId: string | undefined }
  | { kind: 'refused'; message: string; requestId: string | undefined; fields: RefusedField[] };

/** Whether an answer settles the attempt. Otherwise its key is kept and the call repeated. */
export function isSettled(error: unknown): boolean {
  return error instanceof RegenApiError && !isTransient(error);
}

function linesOf(error: RegenApiError): { sku: string; message: string }[] {
  return error.details.flatMap(({ path, message }) => {
    const sku = /^\/items\/(.+)$/.exec(path)?.[1];
    return sku === undefined ? [] : [{ sku, message }];
  });
}

const STEP_OF_FIELD: ReadonlyMap<string, CheckoutStep> = new Map(
  Object.entries({
    email: 'contact',
    phone: 'contact',
    shippingAddress: 'address',
    shippingMethodId: 'shipping',
    billingAddress: 'payment',
    payment: 'payment',
  } as const),
);

function fieldsOf(error: RegenApiError): RefusedField[] {
  return error.details.map(({ path, message }) => {
    const [first = ''] = path.split('/').filter(Boolean);
    return { text: fieldSentence(message, fieldLabel(path)), step: STEP_OF_FIELD.get(first) ?? null };
  });
}

export function problemOf(error: unknown): CheckoutProblem {
  for (const operation of ['orderPlace', 'orderPay', 'orderConfirmPayment'] as const) {
    if (isErrorOf(error, operation, 402)) {
      return { kind: 'declined', message: error.reason, order: error.body.order };
    }
  }
  if (!(error instanceof RegenApiError)) {
    const message =
      error instanceof RegenConnectionError
        ? 'The connection was lost before the answer arrived. Your order may have gone through. Try again: it will not be placed or charged twice.'
        : 'Something went wrong in this browser. Try again: nothing will be placed or charged twice.';
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
    return { kind: 'unknown', message: `${message} Try again: nothing will be placed or charged twice.`, requestId };
  }
  return { kind: 'refused', message, requestId, fields: fieldsOf(error) };
}
