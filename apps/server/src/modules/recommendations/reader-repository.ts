import type { Queryable, Tx } from '../../db/database.ts';
import { AUDIENCE_MASK_SQL } from '../products/index-loader.ts';
import { FILE } from './author-repository.ts';
import type { Page } from './author-repository.ts';
import type { StoredPdf } from './instructions.ts';

/** A person who opens bundles. */
export interface Reader {
  /** Null for visitors. */
  accountId: string | null;
  /** Who is counted: the account, or a visitor's browser. */
  person: string;
  /** Bit of the reader's channel in a product's audiences. */
  mask: number;
}

/** A bundle as the holder of its link sees it. */
export interface SharedRow {
  id: string;
  accountId: string;
  name: string;
  instructions: string | null;
  file: StoredPdf | null;
  token: string;
  updatedAt: Date;
  accountName: string;
  firstName: string;
  storeLabel: string | null;
  claimedAt: Date | null;
  receivedAt: Date | null;
  isOpened: boolean;
  /** SKU, quantity, and whether the reader's channel has the product. */
  items: [sku: string, quantity: number, isOfChannel: boolean][];
}

// $1 account, $2 person, $3 mask of the reader.
const SHARED = `b.id, b.account_id as "accountId", b.name, b.instructions, ${FILE}, b.token, b.updated_at as "updatedAt",
  a.name as "accountName", u.first_name as "firstName", l.label as "storeLabel",
  r.claimed_at as "claimedAt", r.received_at as "receivedAt",
  exists (select 1 from bundle_events e where e.bundle_id = b.id and e.kind = 'opened' and e.person = $2) as "isOpened",
  (select coalesce(json_agg(json_build_array(i.sku, i.quantity, ${AUDIENCE_MASK_SQL} & $3 <> 0) order by i.position), '[]')
   from bundle_items i join products p on p.sku = i.sku where i.bundle_id = b.id) as items`;

const PEOPLE = `join users u on u.id = b.user_id and u.disabled_at is null join accounts a on a.id = b.account_id
  left join store_labels l on l.account_id = b.account_id and l.is_present and a.has_retail_store`;

// A replaced link still leads those there who have claimed the bundle.
const BY_TOKEN = {
  name: 'bundle-shared',
  text: `select ${SHARED} from bundles b ${PEOPLE}
    left join bundle_recipients r on r.bundle_id = b.id and r.account_id = $1
    where b.id = coalesce((select id from bundles where token = $4), (select bundle_id from bundle_old_tokens where token = $4))
      and (b.token = $4 or r.claimed_at is not null)`,
};

/** The bundle behind a link; null when there is none, or none for this reader. */
export async function findShared(db: Queryable, token: string, reader: Reader): Promise<SharedRow | null> {
  const { rows } = await db.query<SharedRow>(BY_TOKEN, [reader.accountId, reader.person, reader.mask, token]);
  return rows[0] ?? null;
}

const RECEIVED = {
  name: 'bundle-received',
  text: `select n.total, ${SHARED}
    from (select count(*)::int as total from bundle_recipients where account_id = $1) n
    left join (select * from bundle_recipients where account_id = $1
      order by received_at desc nulls last, bundle_id limit $4 offset $5) r on true
    left join (bundles b ${PEOPLE}) on b.id = r.bundle_id
    order by r.received_at desc, r.bundle_id`,
};

/** A page of what an account was sent or claimed, newest first. */
export async function listReceived(db: Queryable, reader: Reader, { page, perPage }: Page) {
  const { rows } = await db.query<(SharedRow | { id: null }) & { total: number }>(RECEIVED, [
    reader.accountId,
    reader.person,
    reader.mask,
    perPage,
    (page - 1) * perPage,
  ]);
  const bundles = rows.flatMap((row) => (row.id === null ? [] : [row]));
  return { bundles, total: rows[0]?.total ?? 0 };
}

// The lock lets a deletion in progress finish first: then there is nothing to write.
const EVENT = {
  name: 'bundle-event',
  text: `insert into bundle_events (bundle_id, kind, person, created_at)
    select id, $2, $3, $4 from bundles where id = $1 for key share on conflict do nothing`,
};

/** Remembers that a person got this far with a bundle, the first time. */
export async function recordEvent(
  db: Queryable,
  bundleId: string,
  kind: 'opened' | 'added',
  person: string,
  now: Date,
): Promise<void> {
  await db.query(EVENT, [bundleId, kind, person, now]);
}

const CLAIM = `insert into bundle_recipients as r (bundle_id, account_id, claimed_at, received_at)
  select id, $2, $3::timestamptz, $3::timestamptz from bundles where id = $1 for key share
  on conflict (bundle_id, account_id) do update set claimed_at = coalesce(r.claimed_at, excluded.claimed_at)
  returning claimed_at as "claimedAt", received_at as "receivedAt"`;

/** Keeps a bundle among those that an account received; null when it is gone. Again changes nothing. */
export async function claimBundle(
  tx: Tx,
  bundleId: string,
  accountId: string,
  now: Date,
): Promise<Pick<SharedRow, 'claimedAt' | 'receivedAt'> | null> {
  const { rows } = await tx.query<Pick<SharedRow, 'claimedAt' | 'receivedAt'>>(CLAIM, [bundleId, accountId, now]);
  return rows[0] ?? null;
}
