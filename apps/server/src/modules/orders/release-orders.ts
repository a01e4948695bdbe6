import type { Deps } from '../../contract/module.ts';
import type { Tx } from '../../db/database.ts';
import { returnCoupon } from './coupon-use.ts';
import type { OrderPayments } from './pay-order.ts';
import { lockOrder } from './settle-payment.ts';
import { returnStock } from './stock-ledger.ts';
import type { Pieces } from './stock-ledger.ts';

/** How long an order that is not paid keeps its pieces. Long enough for a second card, short enough for the other buyers. */
const PAYMENT_MINUTES = 60;

const BATCH = 50;

type Work = Pick<Deps, 'db' | 'clock' | 'ids'>;

/** Calls an unpaid order off: pieces, points and coupon go back where they came from. */
async function cancelUnpaid(tx: Tx, ids: Deps['ids'], orderId: string, before: Date): Promise<boolean> {
  const order = await lockOrder(tx, orderId);
  if (order?.state !== 'placed') return false;
  const { rows } = await tx.query<{ isBusy: boolean }>(
    `select exists (select from payments where order_id = $1
       and (status in ('pending', 'requires_action', 'succeeded') or created_at > $2)) as "isBusy"`,
    [orderId, before],
  );
  if (rows[0]?.isBusy) return false;
  const items = await tx.query<Pieces>(
    'select sku, short_name as name, quantity from order_items where order_id = $1',
    [orderId],
  );
  await returnCoupon(tx, orderId);
  await returnStock(tx, items.rows);
  await tx.query(
    `with back as (
       insert into points_ledger (id, user_id, account_id, order_id, kind, points, note)
       select $2, user_id, account_id, order_id, 'refund', -points, 'Given back: the order was not paid'
       from points_ledger where order_id = $1 and kind = 'spend'
       on conflict (order_id, kind) do nothing
     ), event as (
       insert into order_events (order_id, state, note, actor) values ($1, 'cancelled', 'Not paid in time', 'system')
     )
     update orders set state = 'cancelled', payment_status = 'cancelled', cancelled_at = now(), updated_at = now() where id = $1`,
    [orderId, ids('payment')],
  );
  return true;
}

/** Releases orders that were not paid in time; returns how many. Any process may do it at any moment. */
export async function releaseUnpaidOrders(work: Work, payments: OrderPayments): Promise<number> {
  const before = new Date(work.clock.now().getTime() - PAYMENT_MINUTES * 60_000);
  const { rows } = await work.db.query<{ id: string }>(
    `select o.id from orders o where o.state = 'placed' and o.placed_at < $1
       and not exists (select from payments p where p.order_id = o.id and p.created_at > $1)
     order by o.placed_at limit ${BATCH}`,
    [before],
  );
  let released = 0;
  for (const { id } of rows) {
    // The provider first: after this no attempt can succeed any more, and one that had succeeded has made the order paid.
    await payments.closeOpen(id);
    if (await work.db.transaction((tx) => cancelUnpaid(tx, work.ids, id, before))) released += 1;
  }
  return released;
}
