import type { Auth } from '../../auth/auth.ts';
import type { Database, Queryable, Tx } from '../../db/database.ts';
import { refuse } from '../../refuse.ts';

/** How long a key is remembered (the contract promises 24 hours). */
const LIFE_HOURS = 24;

export interface OnceKey {
  /** Caller and operation: one person's key never meets another's. */
  scope: string;
  key: string;
  requestHash: string;
}

/** Made with the secret of the server, because a body may hold a password. */
export function hashRequest(auth: Pick<Auth, 'fingerprint'>, method: string, url: string, body: unknown): string {
  return auth.fingerprint('idempotent request', `${method}\n${url}\n${JSON.stringify(body ?? null)}`);
}

interface Stored {
  request_hash: string;
  result: { value?: unknown } | null;
}

/** Until when a key that is claimed now is remembered. */
export const claimedUntil = (now: Date): Date => new Date(now.getTime() + LIFE_HOURS * 3_600_000);

// Named: planning them took longer than running them.
const CLAIM = {
  name: 'idempotency-claim',
  text: `insert into idempotency_keys as k (scope, key, request_hash, created_at, expires_at) values ($1, $2, $3, $4, $5)
    on conflict (scope, key) do update set request_hash = excluded.request_hash, result = null,
      created_at = excluded.created_at, expires_at = excluded.expires_at
    where k.expires_at <= $4`,
};
const STORE = {
  name: 'idempotency-store',
  text: 'update idempotency_keys set result = $3 where scope = $1 and key = $2',
};

const FIND = {
  name: 'idempotency-find',
  text: 'select request_hash, result from idempotency_keys where scope = $1 and key = $2 and expires_at > $3',
};

/**
 * The result that was stored with a key that somebody else has claimed; null if nobody has. For statements that claim their keys
 * themselves.
 */
export async function findResult<T>(db: Queryable, { scope, key, requestHash }: OnceKey, now: Date): Promise<T | null> {
  const { rows } = await db.query<Stored>(FIND, [scope, key, now]);
  const [stored] = rows;
  if (!stored) return null;
  if (stored.request_hash !== requestHash) throw refuse('idempotency_key_reuse');
  // What was stored is plain JSON by its contract.
  return (stored.result?.value ?? null) as T | null;
}

/** What one call does once. */
export interface OnceWork<T, Read> {
  /**
   * Sent together with the claim of the key, in one round trip. It also runs, without effect, when the call is a repeat, so it may only
   * lock and read.
   */
  read(tx: Tx): Promise<Read>;
  run(tx: Tx, read: Read): Promise<T>;
}

/** What a key was claimed for before. */
async function storedResult<T>(tx: Tx, { scope, key, requestHash }: OnceKey): Promise<T> {
  const { rows } = await tx.query<Stored>(
    'select request_hash, result from idempotency_keys where scope = $1 and key = $2',
    [scope, key],
  );
  const stored = rows[0];
  if (stored?.request_hash !== requestHash) throw refuse('idempotency_key_reuse');
  // What `work` returned is plain JSON by its contract.
  return stored.result?.value as T;
}

/**
 * Runs `work` at most once for a key. The row of the key and the effect of `work` commit together. A second call with the
 * same key waits at the row of the first until that one commits (then it gets the first result) or rolls back (then it
 * runs itself), so the database alone decides, across processes and after a crash.
 */
export async function runOnce<T, Read>(
  db: Database,
  once: OnceKey,
  now: Date,
  work: OnceWork<T, Read>,
): Promise<{ value: T; isReplay: boolean }> {
  return db.transaction(async (tx) => {
    const claiming = tx.query(CLAIM, [once.scope, once.key, once.requestHash, now, claimedUntil(now)]);
    const reading = work.read(tx);
    const endOfReading = Promise.allSettled([reading]);
    try {
      const claimed = await claiming;
      if (claimed.rowCount === 0) return { value: await storedResult<T>(tx, once), isReplay: true };
      const value = await work.run(tx, await reading);
      tx.withCommit(STORE, [once.scope, once.key, JSON.stringify({ value })]);
      return { value, isReplay: false };
    } finally {
      // Its later statements must not meet a connection that has been released.
      await endOfReading;
    }
  });
}
