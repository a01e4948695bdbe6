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

// What hands packages to carriers marks an order as shipped, and adds its tracking number then or later.
const TAKE = {
  name: 'orders-shipped-untold',
  text: `update orders o set tracking_told_at = $1 where o.id in (
      select id from orders where state = 'shipped' and tracking_told_at is null and tracking_number is not null
      order by shipped_at limit ${BATCH} for update skip locked)
    returning o.id, o.number, o.email, o.user_id as "userId"`,
};

const TAKE_ONE = {
  name: 'order-shipped-untold',
  text: `update orders o set tracking_told_at = $2
    where o.id = $1 and o.state = 'shipped' and o.tracking_told_at is null and o.tracking_number is not null
    returning o.id, o.number, o.email, o.user_id as "userId"`,
};

type TellNeeds = Needs<'auth' | 'clock' | 'db' | 'mail' | 'publicUrl'>;

function sendShipped(tx: Tx, needs: TellNeeds, orders: readonly ShippedOrder[]): Promise<unknown> {
  const emails = orders.map((order) => ({
    to: order.email,
    template: 'order-shipped' as const,
    data: { orderId: order.id, orderNumber: order.number, orderUrl: orderUrl(needs, order) },
    dedupeKey: `order-shipped:${order.id}`,
  }));
  return needs.mail.sendAll(emails, tx);
}

/** Emails the tracking number of an order that staff have just shipped: by the next run of the job it may have been delivered. */
export async function tellShippedOrder(tx: Tx, needs: TellNeeds, orderId: string): Promise<void> {
  const { rows } = await tx.query<ShippedOrder>(TAKE_ONE, [orderId, needs.clock.now()]);
  await sendShipped(tx, needs, rows);
}

/** Takes orders whose buyers are to be told, so that no other process takes them too. */
async function takeUntold(tx: Queryable, now: Date): Promise<ShippedOrder[]> {
  return (await tx.query<ShippedOrder>(TAKE, [now])).rows;
}

/** Emails the tracking numbers of orders that have shipped and of which nobody was told, once each; returns how many. */
export async function tellShipped(needs: TellNeeds, signal?: AbortSignal): Promise<number> {
  let told = 0;
  while (!signal?.aborted) {
    // One batch after the other: each is a transaction.
    const orders = await needs.db.transaction(async (tx: Tx) => {
      const found = await takeUntold(tx, needs.clock.now());
      await sendShipped(tx, needs, found);
      return found;
    });
    told += orders.length;
    if (orders.length < BATCH) break;
  }
  return told;
}
