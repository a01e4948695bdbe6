import type { Site } from '@regen/domain';
import type { Deal } from '@regen/sdk';
import { couponUses } from '../../db/coupon-rules.ts';
import type { Queryable } from '../../db/database.ts';

interface DealRow extends Omit<Deal, 'endsAt'> {
  endsAt: Date | null;
}

const IS_RUNNING = `d.is_active and (d.sites = '{}' or $2 = any (d.sites))
  and (d.starts_at is null or d.starts_at <= $3) and (d.ends_at is null or d.ends_at > $3)`;

const DEALS = {
  name: 'deal-list',
  text: `select * from (
      select d.id as "dealId", 'coupon' as kind, d.label, d.code, d.ends_at as "endsAt", 1 as part from coupons d
      where d.is_shown and ${IS_RUNNING} and (d.max_redemptions is null or d.redemptions < d.max_redemptions)
        and (d.max_per_user is null or d.max_per_user > ${couponUses('d.code', (use) => `${use}.user_id = $1`)})
      union all
      select d.id, 'automatic', d.label, null, d.ends_at, 2 from automatic_discounts d where ${IS_RUNNING}
      union all
      select d.id, 'free_item', d.label, null, d.ends_at, 3 from free_item_offers d where ${IS_RUNNING}
    ) deal order by part, "endsAt" nulls last, "dealId" limit 12`,
};

/** What somebody can get now: shown coupons that they can still use, and what applies by itself. */
export async function listDeals(db: Queryable, userId: string, site: Site, now: Date): Promise<Deal[]> {
  const { rows } = await db.query<DealRow & { part: number }>(DEALS, [userId, site, now]);
  return rows.map(({ dealId, kind, label, code, endsAt }) => ({
    dealId,
    kind,
    label,
    code,
    endsAt: endsAt?.toISOString() ?? null,
  }));
}
