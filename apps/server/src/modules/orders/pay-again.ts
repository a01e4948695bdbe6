import { canPayOrder } from '@regen/domain';
import type { PaymentInput } from '@regen/sdk';
import { createHash } from 'node:crypto';
import type { Call } from '../../http/request/call.ts';
import { attemptsOf } from '../../payments/attempt-store.ts';
import type { Attempt, PayableRef } from '../../payments/attempt.ts';
import type { Payments } from '../../payments/payments.ts';
import type { Needs } from '../../platform.ts';
import { notFound, refuse } from '../../refuse.ts';
import { lockOrder } from './order-head.ts';
import { takeHold } from './order-hold.ts';

/** Derived from the call's idempotency key, so that a repeat can tell its own attempt from an older one. */
function attemptId(orderId: string, idempotencyKey: string | null): string {
  const name = createHash('sha256')
    .update(`${orderId} ${idempotencyKey ?? ''}`)
    .digest('hex');
  return `pay_${name.slice(0, 26)}`;
}

/**
 * Another attempt for an order whose last one failed or was abandoned. Repeating the call changes nothing.
 *
 * @returns The attempt, and whether this call created it.
 */
export async function payAgain(
  { clock, payments }: Needs<'clock'> & { payments: Payments },
  call: Pick<Call, 'onceReading' | 'idempotencyKey'>,
  orderId: string,
  payment: PaymentInput,
): Promise<{ paymentId: string; isNew: boolean }> {
  const of: PayableRef = { kind: 'order', id: orderId };
  const paymentId = attemptId(orderId, call.idempotencyKey);
  await payments.closeOpen(of, paymentId);
  let begun: Attempt | undefined;
  await call.onceReading({
    // Each try begins here. What an earlier one began was rolled back.
    read: async () => void (begun = undefined),
    async run(tx) {
      const now = clock.now();
      const order = await lockOrder(tx, orderId);
      if (!order) throw notFound('There is no such order.');
      const known = await attemptsOf(tx, of, ['pending', 'requires_action', 'succeeded']);
      if (known.some(({ status }) => status === 'succeeded')) throw refuse('order_already_paid');
      if (!canPayOrder(order.state, 'failed')) throw refuse('order_not_payable');
      if (known.length > 0) throw refuse('payment_in_progress');
      await takeHold(tx, order, now);
      begun = payments.begin(tx, { id: paymentId, of, amount: order.totalCents, method: payment.method });
      return { paymentId };
    },
  });
  await payments.charge(paymentId, payment, begun);
  return { paymentId, isNew: begun !== undefined };
}
