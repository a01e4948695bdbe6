import { CURRENCY, fromCents } from '@regen/domain';
import type { RetailClientOrder } from '@regen/sdk';
import type { Queryable } from '../../db/database.ts';
import { personOf } from './repository.ts';
import type { Paging } from './repository.ts';

interface OrderRow {
  orderId: string;
  number: string;
  clientId: string;
  clientName: string;
  placedAt: Date;
  state: RetailClientOrder['state'];
  totalCents: number;
  items: RetailClientOrder['items'];
}

interface PageRow {
  total: number;
  years: number[];
}

// The list of orders comes from the index of paid retail orders; only the page is read from the tables.
const PAGE = {
  name: 'client-orders',
  text: `with bought as materialized (
      select o.id, o.placed_at, o.account_id from client_links l join orders o on o.account_id = l.retail_account_id
      where l.professional_account_id = $1 and ($2::text is null or l.retail_account_id = $2)
        and o.site = 'retail' and o.paid_at is not null
    ), cut as (
      select * from bought where $3::timestamptz is null or (placed_at >= $3 and placed_at < $4)
      order by placed_at desc, id desc limit $5 offset $6
    ), page as (
      select o.id as "orderId", o.number, o.account_id as "clientId", coalesce(p."firstName" || ' ' || p."lastName", a.name) as "clientName",
        o.placed_at as "placedAt", o.state, o.total_cents as "totalCents",
        (select coalesce(json_agg(json_build_object('sku', i.sku, 'shortName', i.short_name, 'quantity', i.quantity,
           'isRecommended', i.is_recommended) order by i.line), '[]') from order_items i where i.order_id = o.id) as items
      from cut join orders o on o.id = cut.id join accounts a on a.id = o.account_id
      left join ${personOf('o.account_id')} p on true
    )
    select c.total, y.years, page.* from (
      select count(*) filter (where $3::timestamptz is null or (placed_at >= $3 and placed_at < $4))::int as total,
        extract(year from min(placed_at) at time zone 'UTC')::int as first,
        extract(year from max(placed_at) at time zone 'UTC')::int as last from bought) c
    cross join lateral (select coalesce(array_agg(year order by year desc), '{}') as years
      from generate_series(c.first, c.last) as year
      where exists (select from bought where placed_at >= make_timestamptz(year, 1, 1, 0, 0, 0, 'UTC')
        and placed_at < make_timestamptz(year + 1, 1, 1, 0, 0, 0, 'UTC'))) y
    left join page on true order by page."placedAt" desc, page."orderId" desc`,
};

/** What the linked clients, or one of them, bought and paid for, newest first. */
export async function listClientOrders(
  db: Queryable,
  whose: { accountId: string; clientId: string | null },
  year: number | undefined,
  { page, perPage }: Paging,
): Promise<{ items: RetailClientOrder[]; total: number; years: number[] }> {
  const { rows } = await db.query<PageRow & (OrderRow | { orderId: null })>(PAGE, [
    whose.accountId,
    whose.clientId,
    year === undefined ? null : new Date(Date.UTC(year, 0, 1)),
    year === undefined ? null : new Date(Date.UTC(year + 1, 0, 1)),
    perPage,
    (page - 1) * perPage,
  ]);
  const items = rows.flatMap((row) => {
    if (row.orderId === null) return [];
    const { orderId, number, clientId, clientName, placedAt, state } = row;
    const total = fromCents(row.totalCents);
    return [
      {
        orderId,
        number,
        clientId,
        clientName,
        placedAt: placedAt.toISOString(),
        state,
        total,
        currency: CURRENCY,
        items: row.items ?? [],
      } as const,
    ];
  });
  return { items, total: rows[0]?.total ?? 0, years: rows[0]?.years ?? [] };
}
