import { HttpError } from '../../contract/errors.ts';
import type { Tx } from '../../db/database.ts';

export interface CouponUse {
  code: string;
  orderId: string;
  userId: string | null;
  email: string;
}

/** Counts one use of a coupon. The row of the coupon is the lock: its last use goes to exactly one order. */
export async function redeemCoupon(tx: Tx, use: CouponUse): Promise<void> {
  const { code, orderId, userId, email } = use;
  const { rows } = await tx.query<{ mostPerBuyer: number | null }>(
    `update coupons set redemptions = redemptions + 1
     where code = $1 and is_active and (max_redemptions is null or redemptions < max_redemptions)
     returning max_per_user as "mostPerBuyer"`,
    [code],
  );
  const coupon = rows[0];
  if (!coupon) throw new HttpError(409, 'coupon_used_up', `${code} has been used up. Take it off to order.`);
  if (coupon.mostPerBuyer !== null) {
    const used = await tx.query<{ count: number }>(
      `select count(*)::int as count from coupon_redemptions
       where code = $1 and (user_id = $2 or lower(email) = lower($3))`,
      [code, userId, email],
    );
    if ((used.rows[0]?.count ?? 0) >= coupon.mostPerBuyer) {
      throw new HttpError(409, 'coupon_already_used', `${code} was already used by you. Take it off to order.`);
    }
  }
  await tx.query('insert into coupon_redemptions (code, order_id, user_id, email) values ($1, $2, $3, $4)', [
    code,
    orderId,
    userId,
    email,
  ]);
}

/** Gives a use back, for an order that is called off. */
export async function returnCoupon(tx: Tx, orderId: string): Promise<void> {
  await tx.query(
    `with returned as (delete from coupon_redemptions where order_id = $1 returning code)
     update coupons set redemptions = greatest(0, redemptions - 1) where code in (select code from returned)`,
    [orderId],
  );
}
