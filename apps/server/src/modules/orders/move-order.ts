import type { OrderMove } from '@regen/domain';
import { changedAt } from '../../db/changed-at.ts';
import type { Tx } from '../../db/database.ts';

/** An entry of the points ledger that goes with a move: to the order's owner; none for a guest, or if the order has one of its kind. */
interface MovedPoints {
  id: string;
  kind: 'earn' | 'refund';
  points: number;
  note: string;
}

/** The staff member who does something with an order. */
export interface OrderStaff {
  userId: string;
  name: string;
}

export type Move = OrderMove & {
  orderId: string;
  at: Date;
  actor: 'payment' | 'system' | OrderStaff;
  note?: string;
  points?: MovedPoints;
};

/** The order was no longer in the state that the move starts from: another call moved it first. */
export class OrderMovedError extends Error {
  override readonly name = 'OrderMovedError';
  readonly orderId: string;

  constructor({ orderId, from, to }: Pick<Move, 'orderId' | 'from' | 'to'>) {
    super(`Order ${orderId} is no longer ${from}, so it was not moved to ${to}. Reload it and check its state.`);
    this.orderId = orderId;
  }
}

// The state that it must be in is compared under the lock of the row: of two moves at once, the second finds the state of the first.
const MOVE = {
  name: 'order-move',
  text: `with moved as (
      update orders set state = $3::text, updated_at = ${changedAt('$10')},
        paid_at = case $3::text when 'paid' then $10 else paid_at end,
        shipped_at = case $3::text when 'shipped' then $10 else shipped_at end,
        delivered_at = case $3::text when 'delivered' then $10 else delivered_at end,
        canceled_at = case $3::text when 'canceled' then $10 else canceled_at end
      where id = $1 and state = $2
      returning id, user_id, account_id
    ), event as (
      insert into order_events (order_id, state, note, actor, data, created_at) select id, $3::text, $5, $4, $11::jsonb, $10 from moved
    ), points as (
      insert into points_ledger (id, user_id, account_id, order_id, kind, points, note, created_at)
      select $6, user_id, account_id, id, $7, $8::int, $9, $10 from moved where user_id is not null and $8::int > 0
      on conflict (order_id, kind) do nothing
    )
    select id from moved`,
};

/**
 * The only place that changes the state of an order. One statement: the state with its date, the entry of the
 * order's timeline, and the points. Throws `OrderMovedError` if the order is not in state `from`. Moves outside `ORDER_MOVES` do not
 * compile, and the database refuses them. The caller handles stock and coupon, and holds the lock of the order's row.
 */
export async function moveOrder(tx: Tx, move: Move): Promise<void> {
  const { orderId, from, to, at, actor, note, points } = move;
  const by: { actor: string; data: object } =
    typeof actor === 'string'
      ? { actor, data: {} }
      : { actor: 'staff', data: { staffUserId: actor.userId, staffName: actor.name } };
  const { rowCount } = await tx.query(MOVE, [
    orderId,
    from,
    to,
    by.actor,
    note ?? null,
    points?.id ?? null,
    points?.kind ?? null,
    points?.points ?? null,
    points?.note ?? null,
    at,
    JSON.stringify(by.data),
  ]);
  if (rowCount === 0) throw new OrderMovedError(move);
}
