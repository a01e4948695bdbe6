import { ORDER_PAYMENT_MINUTES } from '@regen/domain';
import type { Tx } from '../../db/database.ts';
import type { Needs, Platform } from '../../platform.ts';
import { callOff } from './call-off.ts';
import { lockOrder } from './order-head.ts';
import type { OrderPayments } from './pay-order.ts';

const BATCH = 50;

type ReleaseNeeds = Needs<'db' | 'ids' | 'log'>;

/** Calls an order off whose time is over, unless it was paid or an attempt came in between. */
async function cancelUnpaid(tx: Tx, ids: Platform['ids'], orderId: string): Promise<boolean> {
  const order = await lockOrder(tx, orderId);
  if (order?.state !== 'placed') return false;
  const { rows } = await tx.query<{ isBusy: boolean }>(
    `select exists (select from payments where order_id = $1
       and status in ('pending', 'requires_action', 'succeeded')) as "isBusy"`,
    [orderId],
  );
  if (rows[0]?.isBusy) return false;
  await callOff(tx, ids, order, 'Not paid in time');
  return true;
}

/**
 * Releases orders that were not paid in time; returns how many. Any process may do it at any moment. The time is that of the
 * database: a process whose clock is wrong must not call off what others are paying.
 */
export async function releaseUnpaidOrders(
  needs: ReleaseNeeds,
  payments: OrderPayments,
  signal?: AbortSignal,
): Promise<number> {
  const { rows } = await needs.db.query<{ id: string }>(
    `select id from orders where state = 'placed' and placed_at < now() - $1 * interval '1 minute'
     order by placed_at limit ${BATCH}`,
    [ORDER_PAYMENT_MINUTES],
  );
  let released = 0;
  for (const { id } of rows) {
    if (signal?.aborted) break;
    try {
      // The provider first: after this no attempt can succeed any longer, and one that had succeeded has paid the order.
      await payments.closeOpen(id);
      if (await needs.db.transaction((tx) => cancelUnpaid(tx, needs.ids, id))) released += 1;
    } catch (error) {
      // One that cannot be closed now must not keep the others.
      needs.log.warn({ err: error, orderId: id }, 'an unpaid order could not be canceled; it will be retried');
    }
  }
  return released;
}
