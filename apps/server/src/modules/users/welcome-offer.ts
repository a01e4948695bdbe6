import type { WelcomeOffer } from '@regen/sdk';
import { couponUses } from '../../db/coupon-rules.ts';
import type { Queryable } from '../../db/database.ts';

/** The coupon that new accounts are told about. */
const CODE = 'WELCOME10';

const CURRENT = {
  name: 'welcome-offer',
  text: `select code, label from coupons where code = $1 and is_active and (sites = '{}' or 'retail' = any (sites))
    and (starts_at is null or starts_at <= $2) and (ends_at is null or ends_at > $2)
    and (max_redemptions is null or redemptions < max_redemptions)
    and (max_per_user is null or max_per_user > ${couponUses('coupons.code', (use) => `${use}.user_id = $3`)})`,
};

/** The offer for a first order, as long as the new account can use its coupon; null in a store without it. */
export async function findWelcomeOffer(db: Queryable, userId: string, now: Date): Promise<WelcomeOffer | null> {
  const { rows } = await db.query<WelcomeOffer>(CURRENT, [CODE, now, userId]);
  return rows[0] ?? null;
}
