import type { OrderState, PaymentState } from '@regen/domain';
import type { CourseRegistration } from '@regen/sdk';
import type { PaymentMethodName } from './provider.ts';

/** A payment attempt, as read together with its order or registration. */
export interface PaymentRow {
  id: string;
  provider: string;
  providerRef: string | null;
  method: PaymentMethodName;
  status: PaymentState;
  brand: string | null;
  last4: string | null;
  failureCode: string | null;
  failureMessage: string | null;
  action: { type: 'three_d_secure'; challengeId: string } | null;
}

/** A row `y` of `payments` as JSON. */
export const PAYMENT_JSON = `json_build_object('id', y.id, 'provider', y.provider, 'providerRef', y.provider_ref, 'method', y.method,
  'status', y.status, 'brand', y.card_brand, 'last4', y.card_last4, 'failureCode', y.failure_code,
  'failureMessage', y.failure_message, 'action', y.action)`;

/** The attempt that decides: one that took money, or else the last. */
const BY_WEIGHT = `(y.status in ('succeeded', 'refunded')) desc, y.created_at desc, y.id desc`;

/** The last attempt whose row `y` meets a condition; null if there is none. */
export const lastPayment = (condition: string): string =>
  `(select ${PAYMENT_JSON} from payments y where ${condition} order by ${BY_WEIGHT} limit 1)`;

/** The status of the last attempt whose row `y` meets a condition; null if there is none. */
export const lastPaymentStatus = (condition: string): string =>
  `(select y.status from payments y where ${condition} order by ${BY_WEIGHT} limit 1)`;

/**
 * An order's payment status: that of its last attempt. An order without one had nothing to pay. The payment of one that was canceled has
 * failed as far as the buyer is concerned, or is refunded if the order was paid first.
 */
export function orderPaymentState(
  { state, paidAt }: { state: OrderState; paidAt: Date | null },
  lastAttempt: PaymentState | null,
): PaymentState {
  if (state === 'canceled') return paidAt === null ? 'failed' : 'refunded';
  return lastAttempt ?? (state === 'placed' ? 'pending' : 'succeeded');
}

/** The contract's `Payment`. */
export function paymentView(payment: PaymentRow): NonNullable<CourseRegistration['payment']> {
  const { status, provider, method, brand, last4, action, failureCode: code, failureMessage: message } = payment;
  return {
    status,
    provider,
    method,
    brand,
    last4,
    nextAction: status === 'requires_action' ? action : null,
    failure: code === null ? null : { code, message: message ?? 'The payment did not go through.' },
  };
}
