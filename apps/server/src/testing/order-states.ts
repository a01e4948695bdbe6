import { ORDER_MOVES } from '@regen/domain';
import type { OrderState } from '@regen/domain';
import { randomUUID } from 'node:crypto';
import type { Database, Queryable } from '../db/database.ts';

/** An order of nobody, without lines and payments, in any state. */
export async function addOrder(db: Queryable, state: OrderState, userId: string | null = null): Promise<string> {
  const id = `ord_${randomUUID().replaceAll('-', '')}`;
  await db.query(
    `insert into orders (id, number, user_id, account_id, site, state, email, subtotal_cents, shipping_cents, tax_cents, total_cents,
       item_count, shipping_address, billing_address, shipping_method_id, shipping_method_name)
     values ($1, 'R-' || nextval('order_numbers'), $2, (select account_id from users where id = $2), 'web', $3, 'nobody@example.com',
       0, 0, 0, 0, 0, '{}', '{}', 'ground', 'Ground')`,
    [id, userId, state],
  );
  return id;
}

/** The shortest way of moves from a state to another, without the first. */
function wayTo(to: OrderState, from: OrderState): OrderState[] {
  const ways: OrderState[][] = [[from]];
  for (const way of ways) {
    const last = way.at(-1) ?? from;
    if (last === to) return way.slice(1);
    ways.push(...ORDER_MOVES[last].map((next) => [...way, next]));
  }
  throw new Error(`An order cannot move from ${from} to ${to}.`);
}

/** Moves an order to a state as the warehouse does, one move after the other, all at a time that is now if it is not given. */
export async function bringOrder(
  db: Queryable,
  orderId: string,
  to: OrderState,
  at: Date | string | null = null,
): Promise<void> {
  const { rows } = await db.query<{ state: OrderState }>('select state from orders where id = $1', [orderId]);
  const [order] = rows;
  if (!order) throw new Error(`There is no order ${orderId}.`);
  for (const state of wayTo(to, order.state)) {
    await db.query(
      `update orders set state = $2::text,
         shipped_at = case $2::text when 'shipped' then coalesce($3::timestamptz, now()) else shipped_at end,
         delivered_at = case $2::text when 'delivered' then coalesce($3::timestamptz, now()) else delivered_at end
       where id = $1`,
      [orderId, state, at],
    );
  }
}

/** Puts orders into a state that maybe no move leads to: as they were before, or after a defect. */
export async function forceOrders(db: Database, orderIds: readonly string[], state: OrderState): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.query('alter table orders disable trigger orders_move');
    await tx.query('update orders set state = $2 where id = any($1)', [orderIds, state]);
    await tx.query('alter table orders enable trigger orders_move');
  });
}

/** Resets the attempts of an order to their state before the provider was called, which no legal move does. */
export async function reopenPayments(db: Database, orderId: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.query('alter table payments disable trigger payments_move');
    await tx.query(`update payments set status = 'pending', provider_ref = null where order_id = $1`, [orderId]);
    await tx.query('alter table payments enable trigger payments_move');
  });
}
