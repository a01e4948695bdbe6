import { CURRENCY, fromCents } from '@regen/domain';
import type { RetailClient } from '@regen/sdk';
import type { Queryable } from '../../db/database.ts';
import type { SearchWords } from './search-words.ts';

interface ClientRow {
  clientId: string;
  linkedAt: Date;
  userId: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  orderCount: number;
  spentCents: number;
  lastOrderAt: Date | null;
}

function toClient(row: ClientRow): RetailClient {
  return {
    clientId: row.clientId,
    userId: row.userId,
    firstName: row.firstName,
    lastName: row.lastName,
    email: row.email,
    phone: row.phone,
    linkedAt: row.linkedAt.toISOString(),
    orderCount: row.orderCount,
    totalSpent: fromCents(row.spentCents),
    currency: CURRENCY,
    lastOrderAt: row.lastOrderAt?.toISOString() ?? null,
  };
}

/** The user of a retail account: the first who is not disabled. */
export const personOf = (account: string): string => `lateral (
  select id as "userId", first_name as "firstName", last_name as "lastName", email, phone from users
  where account_id = ${account} and disabled_at is null order by created_at, id limit 1)`;

/** What an account bought, read from the index alone. */
const boughtBy = (account: string): string => `lateral (
  select count(*)::int as "orderCount", coalesce(sum(total_cents), 0)::float8 as "spentCents", max(placed_at) as "lastOrderAt"
  from orders where account_id = ${account} and site = 'retail' and paid_at is not null
    and state not in ('canceled', 'refunded'))`;

const FOLDED = `regen_fold(p."firstName" || ' ' || p."lastName" || ' ' || p.email)`;
/** Every word is somewhere in the name or the address, or its digits are in the phone number. */
const HAS_WORDS = (words: string, digits: string): string => `not exists (
  select from unnest(${words}::text[], ${digits}::text[]) as w(word, digits)
  where strpos(${FOLDED}, regen_fold(w.word)) = 0
    and (w.digits is null or strpos(regexp_replace(coalesce(p.phone, ''), '\\D', '', 'g'), w.digits) = 0))`;

const MINE = `select l.retail_account_id as "clientId", l.created_at as "linkedAt", p.*
  from client_links l cross join ${personOf('l.retail_account_id')} p where l.professional_account_id = $1`;

// Folded, so that Ábel comes before Baker in a database of any collation.
const BY_NAME = 'regen_fold("lastName"), regen_fold("firstName"), "clientId"';
const ORDER = {
  name: BY_NAME,
  recent: `"lastOrderAt" desc nulls last, ${BY_NAME}`,
  spent: `"spentCents" desc, ${BY_NAME}`,
} as const;

export type ClientSort = keyof typeof ORDER;

function listStatement(sort: ClientSort): { name: string; text: string } {
  const cut = 'limit $4 offset $5';
  // Sorted by name, totals are computed for the page only; the other orders need everyone's totals.
  const summed = (from: string) => `select * from ${from} cross join ${boughtBy(`${from}."clientId"`)} b`;
  const page =
    sort === 'name'
      ? `picked as (select * from mine order by ${ORDER.name} ${cut}), page as (${summed('picked')})`
      : `page as (${summed('mine')} order by ${ORDER[sort]} ${cut})`;
  return {
    name: `client-list-${sort}`,
    text: `with mine as materialized (${MINE} and ${HAS_WORDS('$2', '$3')}), ${page}
      select c.total, page.* from (select count(*)::int as total from mine) c left join page on true order by ${ORDER[sort]}`,
  };
}

const LIST = { name: listStatement('name'), recent: listStatement('recent'), spent: listStatement('spent') };

export interface Paging {
  page: number;
  perPage: number;
}

export async function listClients(
  db: Queryable,
  accountId: string,
  { words, digits }: SearchWords,
  sort: ClientSort,
  { page, perPage }: Paging,
): Promise<{ items: RetailClient[]; total: number }> {
  const { rows } = await db.query<{ total: number } & (ClientRow | { clientId: null })>(LIST[sort], [
    accountId,
    words,
    digits,
    perPage,
    (page - 1) * perPage,
  ]);
  const items = rows.flatMap((row) => (row.clientId === null ? [] : [toClient(row)]));
  return { items, total: rows[0]?.total ?? 0 };
}

export async function findClient(db: Queryable, accountId: string, clientId: string): Promise<RetailClient | null> {
  const { rows } = await db.query<ClientRow>(
    {
      name: 'client-get',
      text: `with mine as materialized (${MINE} and l.retail_account_id = $2)
             select * from mine cross join ${boughtBy('mine."clientId"')} b`,
    },
    [accountId, clientId],
  );
  return rows[0] ? toClient(rows[0]) : null;
}

/** How alike two texts must be at least, so that a typing mistake still finds. */
const ALIKE = 0.35;

/** The ten best: first those with all the words, then by trigram similarity. */
const SEARCH = {
  name: 'client-search',
  text: `with typed as materialized (select regen_fold($4) as text), mine as materialized (${MINE}), scored as materialized (
               select p.*, ${HAS_WORDS('$2', '$3')} as "hasWords", word_similarity(typed.text, ${FOLDED}) as score from mine p, typed
             ), best as (
               select * from scored where "hasWords" or score >= ${ALIKE} order by "hasWords" desc, score desc, ${BY_NAME} limit 10
             )
             select * from best cross join ${boughtBy('best."clientId"')} b order by "hasWords" desc, score desc, ${BY_NAME}`,
};

export async function searchClients(
  db: Queryable,
  accountId: string,
  { words, digits }: SearchWords,
): Promise<RetailClient[]> {
  const { rows } = await db.query<ClientRow & { hasWords: boolean; score: number | null }>(SEARCH, [
    accountId,
    words,
    digits,
    words.join(' '),
  ]);
  return rows.map(toClient);
}
