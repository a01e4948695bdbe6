import { couponUses } from '../../db/coupon-rules.ts';
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
  /** Whether it was paid for. A free order must not be a way to find out who has bought here. */
  isCharged: boolean;
}

/** One response for all reasons in a buyer's history: it must not reveal who has bought here. */
export function couponNotUsable(code: string): HttpError {
  return refuse('coupon_not_usable', `${code} cannot be used for this order. Order without it.`);
}

const RESERVE = {
  name: 'coupon-reserve',
  text: `update coupons set redemptions = redemptions + 1
    where code = $1 and is_active and (max_redemptions is null or redemptions < max_redemptions)
    returning max_per_user as "maxPerBuyer"`,
};

/** By the account $2 or the browser $3 in other orders than $4. */
const OTHER_USES = {
  name: 'coupon-other-uses',
  text: `select ${couponUses(
    '$1',
    (use, orderId) => `${orderId} <> $4 and (${use}.user_id = $2 or ${use}.browser_id = $3)`,
  )}::int as count`,
};

/**
 * Reserves one use of a coupon for a payment attempt. The coupon's row is the lock: its last use goes to exactly one order. Only uses by
 * the buyer's own account or browser are checked; a typed email address proves nothing yet, and checking it would reveal who is a
 * customer. Sends its statements right away.
 */
export async function reserveCoupon(tx: Tx, code: string, orderId: string, buyer: CouponBuyer): Promise<void> {
  // Counted by a separate statement: one that waited for the lock doesn't see the order that held it.
  const [reserved, used] = await Promise.all([
    tx.query<{ maxPerBuyer: number | null }>(RESERVE, [code]),
    tx.query<{ count: number }>(OTHER_USES, [code, buyer.userId, buyer.browserId, orderId]),
  ]);
  const coupon = reserved.rows[0];
  if (!coupon) throw refuse('coupon_used_up', `${code} has been used up. Order without it.`);
  if (coupon.maxPerBuyer === null) return;
  if ((used.rows[0]?.count ?? 0) >= coupon.maxPerBuyer) throw couponNotUsable(code);
}

const LOCK = {
  name: 'coupon-lock',
  text: 'select max_per_user as "maxPerBuyer" from coupons where code = $1 for update',
};

const REDEEMED = {
  name: 'coupon-redeemed',
  text: `select count(*)::int as count from coupon_redemptions
    where code = $1 and order_id <> $5 and (user_id = $2 or browser_id = $3 or email = lower($4))`,
};

const REDEEM = {
  name: 'coupon-redeem',
  text: `insert into coupon_redemptions (code, order_id, user_id, browser_id, email) values ($1, $2, $3, $4, lower($5))
    on conflict (code, order_id) do nothing`,
};

/**
 * Records a use for a paid order, with the commit. False if the buyer, now also by email address, has reached the limit: finding that out
 * requires a payment, which is refunded.
 */
export async function redeemCoupon(tx: Tx, use: CouponUse): Promise<boolean> {
  const { code, orderId, userId, browserId, email, isCharged } = use;
  const [coupon, used] = await Promise.all([
    tx.query<{ maxPerBuyer: number | null }>(LOCK, [code]),
    tx.query<{ count: number }>(REDEEMED, [code, userId, browserId, isCharged ? email : null, orderId]),
  ]);
  const max = coupon.rows[0]?.maxPerBuyer ?? null;
  if (max !== null && (used.rows[0]?.count ?? 0) >= max) return false;
  tx.withCommit(REDEEM, [code, orderId, userId, browserId, email]);
  return true;
}

/** Returns the coupon use that was reserved for an unpaid order. */
export async function returnCoupon(tx: Tx, code: string): Promise<void> {
  await tx.query('update coupons set redemptions = greatest(0, redemptions - 1) where code = $1', [code]);
}

const RETURN_REDEEMED = {
  name: 'coupon-return-redeemed',
  text: `with redeemed as (
      delete from coupon_redemptions where code = $1 and order_id = $2 returning code
    )
    update coupons c set redemptions = greatest(0, c.redemptions - 1) from redeemed where c.code = redeemed.code`,
};

/** Returns the coupon use of a paid order that is canceled: its buyer can use the coupon again. */
export async function returnRedeemed(tx: Tx, code: string, orderId: string): Promise<void> {
  await tx.query(RETURN_REDEEMED, [code, orderId]);
}
