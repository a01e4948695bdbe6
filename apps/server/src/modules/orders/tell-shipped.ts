import type { Queryable, Tx } from '../../db/database.ts';
import type { Needs } from '../../platform.ts';
import { orderUrl } from './order-link.ts';

const BATCH = 100;

interface ShippedOrder {
  id: string;
  number: string;
  email: string;
  userId: string | null;
}

// Staff mark an order as shipped, and add its tracking number then or later.
const TAKE = {
  name: 'orders-shipped-untold',
  text: `update orders o set tracking_told_at = $1 where o.id in (
      select id from orders where state = 'shipped' and tracking_told_at is null and tracking_number is not null
      order by shipped_at limit ${BATCH} for update skip locked)
    returning o.id, o.number, o.email, o.user_id as "userId"`,
};

/** Takes orders whose buyers are to be told, so that no other process takes them too. */
async function takeUntold(tx: Queryable, now: Date): Promise<ShippedOrder[]> {
  return (await tx.query<ShippedOrder>(TAKE, [now])).rows;
}

/** Emails the tracking number of orders that have shipped, once each; returns how many. */
export async function tellShipped(
  needs: Needs<'auth' | 'clock' | 'db' | 'mail' | 'publicUrl'>,
  signal?: AbortSignal,
): Promise<number> {
  let told = 0;
  while (!signal?.aborted) {
    // One batch after the other: each is a transaction.
    const orders = await needs.db.transaction(async (tx: Tx) => {
      const found = await takeUntold(tx, needs.clock.now());
      const emails = found.map((order) => ({
        to: order.email,
        template: 'order-shipped' as const,
        data: { orderId: order.id, orderNumber: order.number, orderUrl: orderUrl(needs, order) },
        dedupeKey: `order-shipped:${order.id}`,
      }));
      await needs.mail.sendAll(emails, tx);
      return found;
    });
    told += orders.length;
    if (orders.length < BATCH) break;
  }
  return told;
}
