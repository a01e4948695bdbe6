import type { Tx } from '../../db/database.ts';
import { refuse } from '../../refuse.ts';
import type { HttpError } from '../../refuse.ts';

/** Who buys with a coupon, as far as the caller itself has shown. */
export interface CouponBuyer {
  userId: string | null;
  /** The browser of a guest. */
  browserId: string | null;
}

export interface CouponUse extends CouponBuyer {
  code: string;
  orderId: string;
  email: string;
  /** Whether money was taken for it. An order that costs nothing must not be a way to ask who has bought here. */
  isCharged: boolean;
}

/** One answer for all reasons that lie in the past of somebody: it must not tell who has bought here. */
export function couponNotUsable(code: string): HttpError {
  return refuse('coupon_not_usable', `${code} cannot be used for this order. Order without it.`);
}

/**
 * Sets one use of a coupon aside for an attempt to pay. The row of the coupon is the lock: its last use goes to exactly one
 * order. Only what the buyer's own account or browser has used is looked at; an email address that somebody typed says
 * nothing yet, and looking it up would tell whose customer it is.
 */
export async function reserveCoupon(tx: Tx, code: string, orderId: string, buyer: CouponBuyer): Promise<void> {
  const { rows } = await tx.query<{ maxPerBuyer: number | null }>(
    `update coupons set redemptions = redemptions + 1
     where code = $1 and is_active and (max_redemptions is null or redemptions < max_redemptions)
     returning max_per_user as "maxPerBuyer"`,
    [code],
  );
  const coupon = rows[0];
  if (!coupon) throw refuse('coupon_used_up', `${code} has been used up. Order without it.`);
  if (coupon.maxPerBuyer === null) return;
  const used = await tx.query<{ count: number }>(
    `select (select count(*) from coupon_redemptions where code = $1 and order_id <> $4
          and (user_id = $2 or browser_id = $3))::int
       + (select count(*) from orders where state = 'placed' and has_stock and coupon_code = $1 and id <> $4
          and (user_id = $2 or browser_id = $3))::int as count`,
    [code, buyer.userId, buyer.browserId, orderId],
  );
  if ((used.rows[0]?.count ?? 0) >= coupon.maxPerBuyer) throw couponNotUsable(code);
}

/**
 * Writes a use down for an order that is paid. False when the buyer, now also by email address, has used it as often as they
 * may: whoever learns that has paid for the answer, and gets the money back.
 */
export async function redeemCoupon(tx: Tx, use: CouponUse): Promise<boolean> {
  const { code, orderId, userId, browserId, email, isCharged } = use;
  const { rows } = await tx.query<{ maxPerBuyer: number | null }>(
    'select max_per_user as "maxPerBuyer" from coupons where code = $1 for update',
    [code],
  );
  const most = rows[0]?.maxPerBuyer ?? null;
  if (most !== null) {
    const used = await tx.query<{ count: number }>(
      `select count(*)::int as count from coupon_redemptions
       where code = $1 and order_id <> $5 and (user_id = $2 or browser_id = $3 or email = lower($4))`,
      [code, userId, browserId, isCharged ? email : null, orderId],
    );
    if ((used.rows[0]?.count ?? 0) >= most) return false;
  }
  await tx.query(
    `insert into coupon_redemptions (code, order_id, user_id, browser_id, email) values ($1, $2, $3, $4, lower($5))
     on conflict (code, order_id) do nothing`,
    [code, orderId, userId, browserId, email],
  );
  return true;
}

/** Gives back the use that was set aside for an order which is not paid. */
export async function returnCoupon(tx: Tx, code: string): Promise<void> {
  await tx.query('update coupons set redemptions = greatest(0, redemptions - 1) where code = $1', [code]);
}
