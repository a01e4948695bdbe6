import type { OrderState } from '@regen/domain';
import type { Tx } from '../../db/database.ts';

export interface OrderHead {
  id: string;
  number: string;
  state: OrderState;
  userId: string | null;
  /** The browser of a guest's order. */
  browserId: string | null;
  email: string;
  couponCode: string | null;
  hasStock: boolean;
  pointsSpent: number;
  pointsEarned: number;
  totalCents: number;
  changedAt: Date;
}

/** Locks an order; every change to its state or its payments holds this lock. */
export async function lockOrder(tx: Tx, orderId: string): Promise<OrderHead | null> {
  const { rows } = await tx.query<OrderHead>(
    {
      name: 'order-lock',
      text: `select id, number, state, user_id as "userId", browser_id as "browserId", email,
        coupon_code as "couponCode", has_stock as "hasStock", points_spent as "pointsSpent", points_earned as "pointsEarned",
        total_cents as "totalCents", updated_at as "changedAt"
        from orders where id = $1 for update`,
    },
    [orderId],
  );
  return rows[0] ?? null;
}
