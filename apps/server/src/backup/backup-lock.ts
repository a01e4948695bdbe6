import type pg from 'pg';
import { connectForCopy } from './snapshot.ts';

/** Any fixed number that is the same in every process and differs from the migration lock. */
const LOCK = 724_316_002;

/** Runs `work` under the backup lock of this database; returns null if another backup is in progress. */
export async function withBackupLock<T>(
  connection: pg.ClientConfig,
  signal: AbortSignal,
  work: () => Promise<T>,
): Promise<T | null> {
  // Closing the connection releases the lock, even if the process is killed.
  const guard = await connectForCopy(connection, signal);
  try {
    const { rows } = await guard.query<{ isMine: boolean }>('select pg_try_advisory_lock($1) as "isMine"', [LOCK]);
    return rows[0]?.isMine ? await work() : null;
  } finally {
    await guard.end().catch(() => undefined);
  }
}
