import type { Queryable, Tx } from '../../db/database.ts';
import type { StoredPdf } from './instructions.ts';
import type { Item } from './items.ts';

export interface Counts {
  sent: number;
  opened: number;
  added: number;
  bought: number;
}

/** A bundle as its author sees it; plain JSON, so that an idempotent response can be stored. */
export interface AuthorBundle {
  id: string;
  userId: string;
  name: string;
  instructions: string | null;
  file: StoredPdf | null;
  token: string;
  createdAt: string;
  updatedAt: string;
  items: Item[];
  counts: Counts;
}

interface Row extends Omit<AuthorBundle, 'createdAt' | 'updatedAt'> {
  createdAt: Date;
  updatedAt: Date;
}

export const FILE = `case when b.file_key is not null
  then json_build_object('key', b.file_key, 'name', b.file_name, 'size', b.file_size) end as file`;

/** Orders that were paid and not canceled. */
export const BOUGHT_STATES = `('paid', 'packed', 'shipped', 'delivered')`;

const BUNDLE = `b.id, b.user_id as "userId", b.name, b.instructions, ${FILE}, b.token, b.created_at as "createdAt",
  b.updated_at as "updatedAt",
  (select coalesce(json_agg(json_build_object('sku', i.sku, 'quantity', i.quantity) order by i.position), '[]')
   from bundle_items i where i.bundle_id = b.id) as items,
  json_build_object(
    'sent', (select count(*) from bundle_events e where e.bundle_id = b.id and e.kind = 'sent'),
    'opened', (select count(*) from bundle_events e where e.bundle_id = b.id and e.kind = 'opened'),
    'added', (select count(*) from bundle_events e where e.bundle_id = b.id and e.kind = 'added'),
    'bought', (select count(distinct coalesce(o.account_id, o.browser_id)) from order_items i join orders o on o.id = i.order_id
      where i.bundle_id = b.id and o.state in ${BOUGHT_STATES})) as counts`;

function toBundle(row: Row): AuthorBundle {
  return { ...row, createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString() };
}

const READ = { name: 'bundle-read', text: `select ${BUNDLE} from bundles b where b.id = $1 and b.user_id = $2` };

/** Null when this person has no such bundle. */
export async function findBundle(db: Queryable, id: string, userId: string): Promise<AuthorBundle | null> {
  const { rows } = await db.query<Row>(READ, [id, userId]);
  return rows[0] ? toBundle(rows[0]) : null;
}

export interface Page {
  page: number;
  perPage: number;
}

type PageRow = (Row | { id: null }) & { total: number };

function toPage(rows: readonly PageRow[]): { bundles: AuthorBundle[]; total: number } {
  // A page behind the last one is a single row without a bundle.
  const bundles = rows.flatMap((row) => (row.id === null ? [] : [toBundle(row)]));
  return { bundles, total: rows[0]?.total ?? 0 };
}

const LIST = {
  name: 'bundle-list',
  text: `select n.total, ${BUNDLE.replaceAll('\n', ' ')}
    from (select count(*)::int as total from bundles where user_id = $1) n
    left join (select * from bundles where user_id = $1 order by created_at desc nulls last, id desc nulls last
      limit $2 offset $3) b on true
    order by b.created_at desc, b.id desc`,
};

/** A page of a person's bundles, newest first. */
export async function listBundles(db: Queryable, userId: string, { page, perPage }: Page) {
  const { rows } = await db.query<PageRow>(LIST, [userId, perPage, (page - 1) * perPage]);
  return toPage(rows);
}

// Only the bundles of one person are compared, so none of this needs an index of its own.
const SEARCH = {
  name: 'bundle-search',
  text: `with mine as materialized (
      select b.*, regen_fold(b.name) like '%' || regen_fold($2) || '%' as is_named, word_similarity(regen_fold($3), regen_fold(b.name)) as likeness
      from bundles b where b.user_id = $1
    ), found as (
      select * from mine where is_named or likeness >= 0.5 or exists (
        select 1 from bundle_items i join products p on p.sku = i.sku
        where i.bundle_id = mine.id and (lower(p.sku) = lower($3) or p.name_key like '%' || regen_fold($2) || '%'
          or to_tsvector('english', p.name_key) @@ websearch_to_tsquery('english', regen_fold($3))
          or word_similarity(regen_fold($3), p.name_key) >= 0.6))
    )
    select n.total, ${BUNDLE.replaceAll('\n', ' ')}
    from (select count(*)::int as total from found) n
    left join (select * from found order by is_named desc, likeness desc, created_at desc, id desc limit $4 offset $5) b on true
    order by b.is_named desc, b.likeness desc, b.created_at desc, b.id desc`,
};

/** A person's bundles by name, SKU or product name, the best first; small misspellings are forgiven. */
export async function searchBundles(db: Queryable, userId: string, term: string, { page, perPage }: Page) {
  const literal = term.replace(/[\\%_]/g, '\\$&');
  const { rows } = await db.query<PageRow>(SEARCH, [userId, literal, term, perPage, (page - 1) * perPage]);
  return toPage(rows);
}

/** Makes the bundles of one author wait for each other, and counts them. */
export async function lockAuthor(tx: Tx, userId: string): Promise<number> {
  await tx.query('select 1 from users where id = $1 for no key update', [userId]);
  const { rows } = await tx.query<{ count: number }>('select count(*)::int as count from bundles where user_id = $1', [
    userId,
  ]);
  return rows[0]?.count ?? 0;
}

const ITEMS = `insert into bundle_items (bundle_id, position, sku, quantity)
  select $1, position, sku, quantity from unnest($2::text[], $3::int[]) with ordinality as i(sku, quantity, position)`;

async function writeItems(tx: Tx, bundleId: string, items: readonly Item[]): Promise<void> {
  await tx.query(ITEMS, [bundleId, items.map(({ sku }) => sku), items.map(({ quantity }) => quantity)]);
}

export interface NewBundle {
  id: string;
  userId: string;
  accountId: string;
  name: string;
  items: readonly Item[];
  instructions: string | null;
  file: StoredPdf | null;
  token: string;
  now: Date;
}

export async function insertBundle(tx: Tx, bundle: NewBundle): Promise<void> {
  const { id, userId, accountId, name, instructions, file, token, now } = bundle;
  await tx.query(
    `insert into bundles (id, user_id, account_id, name, instructions, file_key, file_name, file_size, token, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10)`,
    [id, userId, accountId, name, instructions, file?.key ?? null, file?.name ?? null, file?.size ?? null, token, now],
  );
  await writeItems(tx, id, bundle.items);
}

export interface LockedBundle {
  name: string;
  instructions: string | null;
  file: StoredPdf | null;
  token: string;
}

/** Makes the writes of one bundle wait for each other. Null when this person has no such bundle. */
export async function lockBundle(tx: Tx, id: string, userId: string): Promise<LockedBundle | null> {
  const { rows } = await tx.query<LockedBundle>(
    `select b.name, b.instructions, ${FILE}, b.token from bundles b where b.id = $1 and b.user_id = $2 for update`,
    [id, userId],
  );
  return rows[0] ?? null;
}

export interface BundleChange {
  name: string;
  instructions: string | null;
  file: StoredPdf | null;
  /** Undefined leaves them as they are. */
  items: readonly Item[] | undefined;
  now: Date;
}

export async function updateBundle(tx: Tx, id: string, change: BundleChange): Promise<void> {
  const { name, instructions, file, items, now } = change;
  await tx.query(
    `update bundles set name = $2, instructions = $3, file_key = $4, file_name = $5, file_size = $6, updated_at = $7
     where id = $1`,
    [id, name, instructions, file?.key ?? null, file?.name ?? null, file?.size ?? null, now],
  );
  if (items === undefined) return;
  await tx.query('delete from bundle_items where bundle_id = $1', [id]);
  await writeItems(tx, id, items);
}

/** The old link still works for those who claimed the bundle. */
export async function replaceToken(tx: Tx, id: string, old: string, token: string, now: Date): Promise<void> {
  await tx.query('insert into bundle_old_tokens (token, bundle_id, replaced_at) values ($1, $2, $3)', [old, id, now]);
  await tx.query('update bundles set token = $2, updated_at = $3 where id = $1', [id, token, now]);
}

/** The key of its PDF, if it had one; undefined when this person has no such bundle. */
export async function deleteBundle(db: Queryable, id: string, userId: string): Promise<string | null | undefined> {
  const { rows } = await db.query<{ key: string | null }>(
    'delete from bundles where id = $1 and user_id = $2 returning file_key as key',
    [id, userId],
  );
  return rows[0]?.key;
}
