/** Statuses of a payment (rule O1). */
export const PAYMENT_STATES = ['pending', 'requires_action', 'succeeded', 'failed', 'refunded'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/**
 * The statuses that a payment can move to from each: the only table of moves. The database refuses every other move (trigger
 * `payments_move`, which a test compares with this table). An open payment moves straight to refunded if its success is only discovered when
 * its refund is due.
 */
const PAYMENT_MOVES = {
  pending: ['requires_action', 'succeeded', 'failed', 'refunded'],
  requires_action: ['succeeded', 'failed', 'refunded'],
  succeeded: ['refunded'],
  failed: [],
  refunded: [],
} as const satisfies Readonly<Record<PaymentState, readonly PaymentState[]>>;

/** Whether a payment can move from one status to another. Staying in a status is no move. */
export function canMovePayment(from: PaymentState, to: PaymentState): boolean {
  const next: readonly PaymentState[] = PAYMENT_MOVES[from];
  return next.includes(to);
}

/** Whether a payment has no outcome yet: it may still succeed. */
export function isPaymentOpen(status: PaymentState): boolean {
  return canMovePayment(status, 'succeeded');
}
