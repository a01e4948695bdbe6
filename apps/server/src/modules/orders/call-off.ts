import type { Tx } from '../../db/database.ts';
import type { Platform } from '../../platform.ts';
import type { OrderHead } from './order-head.ts';
import { releaseHold } from './order-hold.ts';

/** Cancels an unpaid order: stock, coupon and points are returned. The caller holds its row. */
export async function callOff(tx: Tx, ids: Platform['ids'], order: OrderHead, note: string): Promise<void> {
  await releaseHold(tx, order);
  await tx.query(
    `with back as (
       insert into points_ledger (id, user_id, account_id, order_id, kind, points, note)
       select $2, user_id, account_id, order_id, 'refund', -points, 'Returned: the order was not paid'
       from points_ledger where order_id = $1 and kind = 'spend'
       on conflict (order_id, kind) do nothing
     ), event as (
       insert into order_events (order_id, state, note, actor) values ($1, 'canceled', $3, 'system')
     )
     update orders set state = 'canceled', payment_status = 'canceled', canceled_at = now(), updated_at = now() where id = $1`,
    [order.id, ids('pointsEntry'), note],
  );
}
