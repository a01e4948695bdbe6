import type { Queryable } from '../../db/database.ts';
import type { StoredImage } from '../../db/schema.ts';

export interface TopProductRow {
  sku: string;
  name: string;
  shortName: string;
  /** Null for a product without pictures, and for one that no longer exists. */
  front: StoredImage | null;
  quantity: number;
  orders: number;
  revenueCents: number;
}

const CLIENT_ORDERS = `from client_links l
  join orders o on o.account_id = l.retail_account_id and o.site = 'retail' and o.paid_at is not null
    and o.state not in ('canceled', 'refunded')`;

/** What the clients of an account bought most in a time, by quantity; without what came for free. */
export async function topProducts(
  db: Queryable,
  { accountId, from, to, limit }: { accountId: string; from: Date; to: Date; limit: number },
): Promise<TopProductRow[]> {
  const { rows } = await db.query<TopProductRow>(
    {
      name: 'sales-top-products',
      // Integers inside: sums of sums would otherwise be slow decimals. A discontinued product keeps its old name.
      text: `select t.sku, coalesce(p.name, old.name, t.sku) as name, coalesce(p.short_name, old.short_name, t.sku) as "shortName",
          p.images -> 0 as front, t.quantity, t.orders, t.revenue as "revenueCents"
        from (
          select sku, sum(quantity)::int as quantity, count(*)::int as orders, sum(revenue)::float8 as revenue
          from (
            select i.sku, i.order_id, sum(i.quantity)::int as quantity, sum(i.line_total_cents)::int as revenue
            ${CLIENT_ORDERS} and o.placed_at >= $2 and o.placed_at < $3
            join order_items i on i.order_id = o.id and not i.is_free
            where l.professional_account_id = $1
            group by i.sku, i.order_id) bought
          group by sku
          order by sum(quantity) desc, sum(revenue) desc, sku
          limit $4) t
        left join products p on p.sku = t.sku
        left join lateral (select name, short_name from order_items where sku = t.sku limit 1) old on p.sku is null
        order by t.quantity desc, t.revenue desc, t.sku`,
    },
    [accountId, from, to, limit],
  );
  return rows;
}

/** The zone of an account's store: that of its first place of business; null without one. */
export async function storeZone(db: Queryable, accountId: string): Promise<string | null> {
  const { rows } = await db.query<{ timezone: string }>(
    {
      name: 'sales-zone',
      text: 'select timezone from locations where account_id = $1 order by created_at, id limit 1',
    },
    [accountId],
  );
  return rows[0]?.timezone ?? null;
}

export interface SaleDayRow {
  /** Which of the days, from 0. */
  day: number;
  orders: number;
  quantity: number;
  revenueCents: number;
}

/**
 * What the clients of an account bought on each of these days, which begin at these moments and at the last one end. Days
 * without sales are left out. Revenue is the purchase value: what was paid for goods, without shipping and tax.
 */
export async function salesByDay(db: Queryable, accountId: string, days: readonly Date[]): Promise<SaleDayRow[]> {
  const { rows } = await db.query<SaleDayRow>(
    {
      name: 'sales-by-day',
      text: `select width_bucket(o.placed_at, $2::timestamptz[]) - 1 as day, count(*)::int as orders,
          sum(o.item_count)::int as quantity,
          sum(greatest(o.subtotal_cents - o.discount_cents - o.rewards_discount_cents, 0))::float8 as "revenueCents"
        ${CLIENT_ORDERS} and o.placed_at >= $3 and o.placed_at < $4
        where l.professional_account_id = $1
        group by 1`,
    },
    [accountId, days, days[0], days.at(-1)],
  );
  return rows;
}
