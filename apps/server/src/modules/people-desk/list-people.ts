import { tierName } from '@regen/domain';
import type { Site } from '@regen/domain';
import type { StaffPersonPage, StaffPersonSummary } from '@regen/sdk';
import { cappedPage, MOST_LISTED } from '../../capped-page.ts';
import type { Queryable } from '../../db/database.ts';

export interface PeopleQuestion {
  search: string;
  site: Site | undefined;
  tier: number | undefined;
  disabled: boolean | undefined;
  page: number;
  perPage: number;
}

type PersonRow = Omit<StaffPersonSummary, 'tier'> & { tier: number | null };

interface PageRow {
  total: number;
  items: PersonRow[];
}

const PEOPLE = 'users u join accounts a on a.id = u.account_id';

// Filters without a value are gone once the statement is planned, which is each time, since it has no name.
const FILTERS = `($3::text is null or a.site = $3) and ($4::int is null or a.tier = $4)
  and ($5::boolean is null or (u.disabled_at is not null) = $5)`;

const NEWEST = 'order by u.created_at desc nulls last, u.id';

/** People as JSON. */
const listed = (from: string) => `(select coalesce(json_agg(p), '[]') from (
    select u.id as "userId", u.first_name || ' ' || u.last_name as name, u.email, a.id as "accountId", a.name as "accountName",
      a.account_type as "accountType", a.site, a.tier, u.disabled_at is not null as "isDisabled", u.created_at as "createdAt"
    from ${from}) p)`;

const ALL = `select (select count(*)::int from (select from ${PEOPLE} where ${FILTERS} limit ${MOST_LISTED + 1}) c) as total,
    ${listed(`${PEOPLE} where ${FILTERS} ${NEWEST} limit $1 offset $2`)} as items`;

// Each part stops at the cap, so that no search reads everybody.
const match = (condition: string) =>
  `(select u.id, u.created_at from ${PEOPLE} where ${condition} and ${FILTERS} limit ${MOST_LISTED + 1})`;

// Each has an index. `~>=~` and `~<~` compare bytes, whatever the collation is; no text goes on with the last character of Unicode.
const begins = (text: string) => match(`${text} ~>=~ lower($6) and ${text} ~<~ (lower($6) || chr(1114111))`);

const FOUND = `with found as materialized (
    select id, created_at from (
      ${begins(`lower(u.first_name || ' ' || u.last_name)`)}
      union ${begins('lower(u.last_name)')}
      union ${begins('lower(u.email)')}
      union ${begins('lower(a.name)')}
      union ${match(`u.id in (select o.user_id from orders o where o.number in (upper($6), 'R-' || $6))`)}
    ) f limit ${MOST_LISTED + 1}),
  page as (select u.id from found u ${NEWEST} limit $1 offset $2)
  select (select count(*)::int from found) as total,
    ${listed(`page join users u on u.id = page.id join accounts a on a.id = u.account_id ${NEWEST}`)} as items`;

async function readPage(db: Queryable, { search, ...question }: PeopleQuestion): Promise<PageRow> {
  const { site = null, tier = null, disabled = null, page, perPage } = question;
  const values = [perPage, (page - 1) * perPage, site, tier, disabled];
  const { rows } =
    search === '' ? await db.query<PageRow>(ALL, values) : await db.query<PageRow>(FOUND, [...values, search]);
  return rows[0] ?? { total: 0, items: [] };
}

function toSummary({ tier, createdAt, ...row }: PersonRow): StaffPersonSummary {
  return { ...row, tier: tierName(tier), createdAt: new Date(createdAt).toISOString() };
}

/** A page of the people who match, newest first. */
export async function listPeople(db: Queryable, question: PeopleQuestion): Promise<StaffPersonPage> {
  const { page, perPage, search } = question;
  const room = Math.max(0, MOST_LISTED - (page - 1) * perPage);
  // Pages after the last one that can be read would be as slow as they are far.
  const near = room > 0 ? question : { ...question, page: 1 };
  const { total, items } = await readPage(db, { ...near, search: search.normalize('NFC') });
  return {
    items: items.slice(0, room).map(toSummary),
    ...cappedPage(total, question),
  };
}
