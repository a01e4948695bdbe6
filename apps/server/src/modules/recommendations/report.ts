import { fromCents } from '@regen/domain';
import type { BundleReport } from '@regen/sdk';
import type { Queryable } from '../../db/database.ts';
import { BOUGHT_STATES } from './author-repository.ts';
import type { Page } from './author-repository.ts';

export type Period = BundleReport['period'];

const DAYS: Readonly<Record<Period, number>> = { week: 7, month: 30, quarter: 91, year: 365 };

interface Sums {
  sent: number;
  opened: number;
  added: number;
  bought: number;
  cents: number;
}

interface ReportRow {
  total: number;
  totals: Sums;
  rows: (Sums & { id: string; name: string })[] | null;
}

// A person is counted in the period in which they first got that far; an order in the period in which it was paid.
const REPORT = {
  name: 'bundle-report',
  text: `with mine as materialized (
      select id, name, created_at from bundles where user_id = $1
    ), seen as (
      select e.bundle_id, count(*) filter (where kind = 'sent') as sent, count(*) filter (where kind = 'opened') as opened,
        count(*) filter (where kind = 'added') as added
      from mine join bundle_events e on e.bundle_id = mine.id
      where e.created_at >= $2 group by 1
    ), sold as (
      select i.bundle_id, count(distinct coalesce(o.account_id, o.browser_id)) as bought, sum(i.line_total_cents) as cents
      from mine join order_items i on i.bundle_id = mine.id join orders o on o.id = i.order_id
      where o.state in ${BOUGHT_STATES} and o.paid_at >= $2 group by 1
    ), rows as materialized (
      select mine.id, mine.name, mine.created_at, coalesce(sent, 0)::int as sent, coalesce(opened, 0)::int as opened,
        coalesce(added, 0)::int as added, coalesce(bought, 0)::int as bought, coalesce(cents, 0)::float8 as cents
      from mine left join seen on seen.bundle_id = mine.id left join sold on sold.bundle_id = mine.id
    ), paged as (
      select * from rows order by cents desc, bought desc, added desc, opened desc, created_at desc, id limit $3 offset $4
    )
    select (select count(*)::int from rows) as total,
      (select json_build_object('sent', coalesce(sum(sent), 0), 'opened', coalesce(sum(opened), 0), 'added', coalesce(sum(added), 0),
         'bought', coalesce(sum(bought), 0), 'cents', coalesce(sum(cents), 0)) from rows) as totals,
      (select json_agg(json_build_object('id', id, 'name', name, 'sent', sent, 'opened', opened, 'added', added, 'bought', bought,
         'cents', cents) order by cents desc, bought desc, added desc, opened desc, created_at desc, id) from paged) as rows`,
};

function counts({ sent, opened, added, bought, cents }: Sums) {
  return { sent, opened, added, bought, revenue: fromCents(cents) };
}

/** How far people got with each bundle of an author in the period that ends now, and its revenue. */
export async function bundleReport(
  db: Queryable,
  userId: string,
  period: Period,
  now: Date,
  { page, perPage }: Page,
): Promise<BundleReport> {
  const from = new Date(now.getTime() - DAYS[period] * 86_400_000);
  const { rows } = await db.query<ReportRow>(REPORT, [userId, from, perPage, (page - 1) * perPage]);
  const found = rows[0];
  if (!found) throw new Error('A report returned no row.');
  return {
    period,
    from: from.toISOString(),
    to: now.toISOString(),
    currency: 'USD',
    items: (found.rows ?? []).map((row) => ({ bundleId: row.id, bundleName: row.name, ...counts(row) })),
    totals: counts(found.totals),
    currentPage: page,
    totalPages: Math.ceil(found.total / perPage),
    totalCount: found.total,
    perPage,
  };
}
