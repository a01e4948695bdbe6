import { createPasswords } from '../auth/passwords.ts';
import type { Queryable } from '../db/database.ts';

/** The row of `settings` that says what a store was filled with. */
const MARK = 'seed';

interface Mark {
  /** 'own': opened without a fill. Others are those of a fill. */
  state: 'own' | 'started' | 'done';
  /** The password that everybody can know, and the ids of the users that were written with it or may have been. */
  published?: { password: string; users: string[] };
}

/** Notes that the store was opened without a fill, so that no later start fills it, however empty it still is. */
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

/** Emails of the users who can still sign in with the password that was published with the data of this store. */
export async function openToEverybody(db: Queryable): Promise<string[]> {
  const published = (await readMark(db))?.published;
  if (!published) return [];
  const { rows } = await db.query<{ email: string; hash: string | null }>(
    'select email, password_hash as hash from users where id = any($1) and disabled_at is null order by created_at',
    [published.users],
  );
  const passwords = createPasswords();
  // Many were written with one hash, and each comparison takes its time.
  const hashes = [...new Set(rows.map(({ hash }) => hash))];
  const isOpen = await Promise.all(hashes.map((hash) => passwords.verify(hash, published.password)));
  const open = new Set(hashes.filter((_hash, place) => isOpen[place]));
  return rows.filter(({ hash }) => open.has(hash)).map(({ email }) => email);
}

/** What to tell the operator of a store that others can reach about the sign-ins that everybody can know; null if there are none. */
export async function openSignInsWarning(db: Queryable): Promise<string | null> {
  const mark = await readMark(db);
  if (mark !== null && mark.state !== 'own' && !mark.published) {
    return 'The store was filled with demo data by an earlier version, and its users may have the published password. Run "npm run seed" on this database once; the next start lists them.';
  }
  const emails = await openToEverybody(db);
  if (emails.length === 0) return null;
  const names = emails.map((email) => `'${email.replaceAll("'", "''")}'`).join(', ');
  return (
    `The database has users who can still sign in with the published demo password: ${emails.join(', ')}. ` +
    `Close these sign-ins before the store is reachable: update users set disabled_at = now() where email in (${names});`
  );
}
