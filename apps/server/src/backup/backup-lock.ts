import type pg from 'pg';
import { connectForCopy } from './snapshot.ts';

/** Any fixed number; it only has to be the same in every process, and another one than that of migrations. */
const LOCK = 724_316_002;

/** Runs `work` while nobody else makes a backup of this database; null when somebody does. */
export async function withBackupLock<T>(
  connection: pg.ClientConfig,
  signal: AbortSignal,
  work: () => Promise<T>,
): Promise<T | null> {
  // Closing the connection releases the lock, also when the process is killed.
  const guard = await connectForCopy(connection, signal);
  try {
    const { rows } = await guard.query<{ isMine: boolean }>('select pg_try_advisory_lock($1) as "isMine"', [LOCK]);
    return rows[0]?.isMine ? await work() : null;
  } finally {
    await guard.end().catch(() => undefined);
  }
}
