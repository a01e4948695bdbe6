import { createPasswords } from '../auth/passwords.ts';
import type { Queryable } from '../db/database.ts';

/** The row of `settings` that says what a store was filled with. */
const MARK = 'seed';

interface Mark {
  /** 'own': opened without a fill. A fill writes the others. */
  state: 'own' | 'started' | 'done';
  /** The published password, and the ids of the users that were, or may have been, written with it. */
  published?: { password: string; users: string[] };
}

/** Records that the store was opened without a fill, so that no later start fills it, even if it is still empty. */
export async function markAsOwn(db: Queryable): Promise<void> {
  const mark: Mark = { state: 'own' };
  await db.query('insert into settings (key, value) values ($1, $2) on conflict (key) do nothing', [
    MARK,
    JSON.stringify(mark),
  ]);
}

async function readMark(db: Queryable): Promise<Mark | null> {
  const { rows } = await db.query<{ value: Mark }>('select value from settings where key = $1', [MARK]);
  return rows[0]?.value ?? null;
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
  const mark = await readMark(db);
  if (mark !== null && mark.state !== 'own' && !mark.published) {
    return 'The store was filled with demo data by an earlier version, and its users may still have the published password. Run "npm run seed" on this database once; the next start then lists them.';
  }
  const emails = await openToEverybody(db);
  if (emails.length === 0) return null;
  const names = emails.map((email) => `'${email.replaceAll("'", "''")}'`).join(', ');
  return (
    `The database has users who can still sign in with the published demo password: ${emails.join(', ')}. ` +
    `Close these sign-ins before the store is reachable: update users set disabled_at = now() where email in (${names});`
  );
}
