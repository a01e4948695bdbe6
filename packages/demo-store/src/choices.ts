import { DEFAULT_REWARDS_LEVELS } from '@regen/domain';
import { demoId } from './demo-people.ts';
import type { Database, Tx } from './host.ts';
import type { SeedReport } from './seed-step.ts';

const MADE = '2026-01-20T15:00:00Z';

/** How many favorites each demo person has; others have none, to show how that looks. */
const FAVORITES: Readonly<Record<number, number>> = { 1: 14, 2: 6, 3: 9, 4: 3, 6: 8, 7: 4, 9: 2, 10: 5, 12: 3 };
/** Joined REGEN rewards. Eli has not yet. */
const JOINED = [1, 2, 3];
/** Has put the rewards bar away. */
const WITHOUT_BAR = [3];
/** Everyone but Grace and Tom, who have to accept them on their next visit. */
const AGREED = [1, 2, 3, 4, 5, 6, 7, 10, 11, 12];

const ids = (keys: readonly number[]) => keys.map((key) => demoId('usr', key));

// The best sellers of the person's channel first, then an order that is the same at each seeding and differs by person.
const WRITE_FAVORITES = `insert into favorites (user_id, sku, added_at)
  select w.user_id, p.sku, $2::timestamptz + w.most * interval '1 hour' - p.place * interval '3 days'
  from jsonb_to_recordset($1::jsonb) as w(user_id text, most int)
  join users u on u.id = w.user_id
  join accounts a on a.id = u.account_id
  cross join lateral (
    select sku, row_number() over (order by is_bestseller desc, md5(u.id || sku)) as place from products
    where sku_type <> 'sample' and (discontinued_at is null or discontinued_at > now())
      and case a.site when 'b2b' then visible_pro when 'school' then visible_school else visible_retail end
    order by place limit w.most
  ) p
  on conflict do nothing`;

async function write(tx: Tx): Promise<void> {
  const wanted = Object.entries(FAVORITES).map(([key, most]) => ({ user_id: demoId('usr', Number(key)), most }));
  await tx.query(WRITE_FAVORITES, [JSON.stringify(wanted), '2026-10-30T15:00:00Z']);
  await tx.query(
    `insert into terms_acceptances (user_id, version, accepted_at)
     select id, version, $2::timestamptz + n * interval '7 hours' from unnest($1::text[]) with ordinality as u(id, n), terms_versions
     where version = '2026-01' on conflict do nothing`,
    [ids(AGREED), MADE],
  );
  await tx.query(
    `insert into rewards_acceptances (user_id, accepted_at)
     select id, $2::timestamptz + n * interval '26 hours' from unnest($1::text[]) with ordinality as u(id, n) on conflict do nothing`,
    [ids(JOINED), MADE],
  );
  await tx.query('update users set is_gaming_bar_on = false where id = any($1::text[])', [ids(WITHOUT_BAR)]);
  await tx.query(`insert into settings (key, value) values ('rewards_levels', $1) on conflict (key) do nothing`, [
    JSON.stringify(DEFAULT_REWARDS_LEVELS),
  ]);
}

/** What the demo users like, accepted and chose. Written after the catalog. */
export async function seedChoices(db: Database, report: SeedReport): Promise<void> {
  await db.transaction(write);
  report(1, 1);
}
