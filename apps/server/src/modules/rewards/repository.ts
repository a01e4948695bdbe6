import type { PointsPolicy, RewardsLevel } from '@regen/domain';
import type { HeldPoints, RewardsEntry } from '@regen/sdk';
import type { Queryable } from '../../db/database.ts';

export interface RewardsQuestion {
  userId: string;
  accountId: string;
  timezone: string;
  /** Whose entries are listed. */
  year: number;
  /** Whose purchases count for the level. */
  thisYear: number;
  page: number;
  perPage: number;
}

/** How the ledger names what an entry is for. */
export type PointsKind = 'earn' | 'spend' | 'refund' | 'expire' | 'adjust';

interface EntryRow {
  id: string;
  at: string;
  kind: PointsKind;
  points: number;
  balance: number;
  orderId: string | null;
  courseId: string | null;
  note: string;
}

interface RewardsRow {
  balance: number;
  earned: number;
  spent: number;
  years: number[];
  total: number;
  entries: EntryRow[] | null;
  held: HeldPoints[];
  accepted_at: Date | null;
  points: PointsPolicy | null;
  levels: RewardsLevel[] | null;
  held_level: string | null;
  bought: number;
}

/** What was refunded of a row of `orders` for products, without their tax. */
const REFUNDED_PRODUCTS = `(select coalesce(sum(l.amount_cents - round(i.tax_cents::numeric * l.quantity / i.quantity)), 0)
    from refunds r join refund_lines l on l.refund_id = r.id join order_items i on i.order_id = r.order_id and i.line = l.line
    where r.order_id = orders.id)`;

// A person's ledger is short; its balances need all of it, whichever year is requested.
const REWARDS = `with ledger as materialized (
    select id, created_at, kind, points, coalesce(order_id, (select r.order_id from refunds r where r.id = refund_id)) as order_id,
      course_id, note, (sum(points) over (order by created_at, id))::int as balance,
      extract(year from created_at at time zone $3)::int as year
    from points_ledger where user_id = $1
  ), totals as (
    select coalesce(sum(points), 0)::int as balance,
      (coalesce(sum(points) filter (where year = $4 and kind = 'earn'), 0))::int as earned,
      greatest(0, -coalesce(sum(points) filter (where year = $4 and kind in ('spend', 'refund')), 0))::int as spent,
      (count(*) filter (where year = $4))::int as total
    from ledger
  )
  select totals.*, array(select distinct year from ledger order by year desc) as years,
    (select json_agg(e) from (
       select id, created_at as at, kind, points, balance, order_id as "orderId", course_id as "courseId", note
       from ledger where year = $4 order by created_at desc, id desc limit $6 offset $7
     ) e) as entries,
    (select coalesce(json_agg(h), '[]') from (
       select id as "orderId", number as "orderNumber", points_spent as points from orders
       where user_id = $1 and state = 'placed' and points_spent > 0 order by placed_at desc, id limit 10
     ) h) as held,
    (select accepted_at from rewards_acceptances where user_id = $1) as accepted_at,
    (select value from settings where key = 'points') as points,
    (select value from settings where key = 'rewards_levels') as levels,
    (select rewards_tier from accounts where id = $2) as held_level,
    (select coalesce(sum(greatest(0, subtotal_cents - discount_cents - rewards_discount_cents - ${REFUNDED_PRODUCTS})), 0)::float8 from orders
     where account_id = $2 and state in ('paid', 'packed', 'shipped', 'delivered')
       and placed_at >= make_timestamptz($5, 1, 1, 0, 0, 0, $3) and placed_at < make_timestamptz($5 + 1, 1, 1, 0, 0, 0, $3)
    ) as bought
  from totals`;

/** The same for people. */
export const POINTS_KINDS: Readonly<Record<PointsKind, RewardsEntry['kind']>> = {
  earn: 'earned',
  spend: 'spent',
  refund: 'returned',
  expire: 'adjusted',
  adjust: 'adjusted',
};

export async function readRewards(db: Queryable, question: RewardsQuestion) {
  const { userId, accountId, timezone, year, thisYear, page, perPage } = question;
  const { rows } = await db.query<RewardsRow>({ name: 'rewards', text: REWARDS }, [
    userId,
    accountId,
    timezone,
    year,
    thisYear,
    perPage,
    (page - 1) * perPage,
  ]);
  const [row] = rows;
  if (!row) throw new Error('The ledger could not be summed.');
  const entries = (row.entries ?? []).map(({ at, kind, ...entry }): RewardsEntry => ({
    ...entry,
    createdAt: new Date(at).toISOString(),
    kind: POINTS_KINDS[kind],
  }));
  return { ...row, entries };
}

export interface CoursePrice {
  priceCents: number;
  balance: number;
  points: PointsPolicy | null;
}

/** What a course costs and what the user has; null if there is no such course. */
export async function readCoursePrice(
  db: Queryable,
  asked: { userId: string; courseId: string },
): Promise<CoursePrice | null> {
  const { rows } = await db.query<CoursePrice>(
    {
      name: 'rewards-course',
      text: `select price_cents as "priceCents",
               (select coalesce(sum(points), 0)::int from points_ledger where user_id = $1) as balance,
               (select value from settings where key = 'points') as points
             from courses where id = $2`,
    },
    [asked.userId, asked.courseId],
  );
  return rows[0] ?? null;
}
