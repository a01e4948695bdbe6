import { ORDER_PAYMENT_MINUTES } from '@regen/domain';
import type { Tx } from '../../db/database.ts';
import { attemptsOf } from '../../payments/attempt-store.ts';
import type { PayableRef } from '../../payments/attempt.ts';
import type { Payments } from '../../payments/payments.ts';
import type { Needs } from '../../platform.ts';
import { callOff } from './call-off.ts';
import { lockOrder } from './order-head.ts';

const BATCH = 50;

type ReleaseNeeds = Needs<'clock' | 'db' | 'ids' | 'log'>;

/** Calls an order off whose time is over, unless it was paid or an attempt came in between. */
async function cancelUnpaid(tx: Tx, needs: ReleaseNeeds, of: PayableRef): Promise<boolean> {
  const order = await lockOrder(tx, of.id);
  if (order?.state !== 'placed') return false;
  const busy = await attemptsOf(tx, of, ['pending', 'requires_action', 'succeeded']);
  if (busy.length > 0) return false;
  await callOff(tx, needs, order, 'Not paid in time');
  return true;
}

/**
 * Releases orders that were not paid in time; returns how many. Any process may do it at any moment. The time is that of the
 * database: a process whose clock is wrong must not call off what others are paying.
 */
export async function releaseUnpaidOrders(
  needs: ReleaseNeeds,
  payments: Payments,
  signal?: AbortSignal,
): Promise<number> {
  const { rows } = await needs.db.query<{ id: string }>(
    `select id from orders where state = 'placed' and placed_at < $1
     order by placed_at limit ${BATCH}`,
    [new Date(needs.clock.now().getTime() - ORDER_PAYMENT_MINUTES * 60_000)],
  );
  let released = 0;
  for (const { id } of rows) {
    if (signal?.aborted) break;
    const of: PayableRef = { kind: 'order', id };
    try {
      // The provider first: after this no attempt can succeed any longer, and one that had succeeded has paid the order.
      await payments.closeOpen(of);
      if (await needs.db.transaction((tx) => cancelUnpaid(tx, needs, of))) released += 1;
    } catch (error) {
      // One that cannot be closed now must not keep the others.
      needs.log.warn({ err: error, orderId: id }, 'an unpaid order could not be canceled; it will be retried');
    }
  }
  return released;
}
