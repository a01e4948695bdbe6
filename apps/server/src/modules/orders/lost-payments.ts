import { askOpen } from '../../payments/ask-open.ts';
import { LOST_AFTER_SECONDS } from '../../payments/settle-round.ts';
import type { Needs } from '../../platform.ts';
import type { OrderPayments } from './pay-order.ts';

type LostPaymentNeeds = Needs<'db' | 'log'>;

const TAKE_OPEN = {
  name: 'payments-lost',
  text: `update payments set asked_at = now() where id = (
      select id from payments
      where status in ('pending', 'requires_action') and provider = $1 and created_at < now() - $2 * interval '1 second'
        and (asked_at is null or asked_at < $3)
      order by asked_at nulls first, created_at, id limit 1 for update skip locked
    ) returning id`,
};

/**
 * Queries every attempt without a recorded outcome: a process died after the charge, or the buyer approved at the bank and never
 * returned. Any process may do it at any time.
 */
export function settleLostPayments(
  { db, log }: LostPaymentNeeds,
  payments: OrderPayments,
  signal?: AbortSignal,
): Promise<void> {
  return askOpen({
    db,
    log,
    signal,
    async take(roundBegan) {
      const { rows } = await db.query<{ id: string }>(TAKE_OPEN, [payments.provider, LOST_AFTER_SECONDS, roundBegan]);
      return rows[0]?.id ?? null;
    },
    settle: (paymentId) => payments.settle(paymentId),
  });
}
