import { createPasswords } from '../auth/passwords.ts';
import type { Queryable } from '../db/database.ts';

/** The row of `settings` that says what a store was filled with. */
const MARK = 'seed';

/** A password that everyone knows, and the ids of the users that a fill writes, or may write, with it. */
export interface Published {
  password: string;
  users: readonly string[];
}

/** 'own': opened without a fill. */
export type FillState = 'own' | 'started' | 'done';

interface Mark {
  state: FillState;
  /** Every fill has this; those of releases that did not record it got it from migration 0042. */
  published?: Published;
}

/** Records that the store was opened without a fill, so that no later start fills it, even if it is still empty. */
export async function markAsOwn(db: Queryable): Promise<void> {
  const mark: Mark = { state: 'own' };
  await db.query('insert into settings (key, value) values ($1, $2) on conflict (key) do nothing', [
    MARK,
    JSON.stringify(mark),
  ]);
}

/** Records that a fill has begun, before it writes a user. */
export async function markFillBegun(db: Queryable, published: Published): Promise<void> {
  const mark: Mark = { state: 'started', published };
  await db.query(
    'insert into settings (key, value) values ($1, $2) on conflict (key) do update set value = excluded.value',
    [MARK, JSON.stringify(mark)],
  );
}

export async function markFillDone(db: Queryable): Promise<void> {
  await db.query(`update settings set value = jsonb_set(value, '{state}', '"done"') where key = $1`, [MARK]);
}

async function readMark(db: Queryable): Promise<Mark | null> {
  const { rows } = await db.query<{ value: Mark }>('select value from settings where key = $1', [MARK]);
  return rows[0]?.value ?? null;
}

/** Null: not opened yet, or before this was recorded. */
export async function fillState(db: Queryable): Promise<FillState | null> {
  return (await readMark(db))?.state ?? null;
}

/** Email addresses of the users who can still sign in with the published password. */
export async function openToEverybody(db: Queryable): Promise<string[]> {
  const published = (await readMark(db))?.published;
  if (!published) return [];
  const { rows } = await db.query<{ email: string; hash: string | null }>(
    'select email, password_hash as hash from users where id = any($1) and disabled_at is null order by created_at',
    [published.users],
  );
  const passwords = createPasswords();
  // Many users share a hash, and each comparison is slow.
  const hashes = [...new Set(rows.map(({ hash }) => hash))];
  const isOpen = await Promise.all(hashes.map((hash) => passwords.verify(hash, published.password)));
  const open = new Set(hashes.filter((_hash, place) => isOpen[place]));
  return rows.filter(({ hash }) => open.has(hash)).map(({ email }) => email);
}

/** A warning for the operator of a store that others can reach, if it has published sign-ins; null if it has none. */
export async function openSignInsWarning(db: Queryable): Promise<string | null> {
  const emails = await openToEverybody(db);
  if (emails.length === 0) return null;
  const names = emails.map((email) => `'${email.replaceAll("'", "''")}'`).join(', ');
  return (
    `The database has users who can still sign in with the published demo password: ${emails.join(', ')}. ` +
    `Close these sign-ins before the store is reachable: update users set disabled_at = now() where email in (${names});`
  );
}
