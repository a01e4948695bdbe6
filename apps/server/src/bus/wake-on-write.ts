import type pg from 'pg';

/** SQLSTATE of what `regen_live` says, in the session that writes, when a transaction has written its first event. */
const WRITTEN = 'RG001';

/**
 * Calls `wake` after each transaction of this pool that has written live events, and after some that were rolled back. PostgreSQL says so
 * itself, since triggers, cascades and functions write them too. Returns the function that ends it.
 */
export function wakeOnWrite(pool: pg.Pool, wake: () => void): () => void {
  const watched = new WeakSet<pg.PoolClient>();
  const written = new WeakSet<pg.PoolClient>();
  const watch = (client: pg.PoolClient): void => {
    if (watched.has(client)) return;
    watched.add(client);
    client.on('notice', ({ code }) => {
      if (code === WRITTEN) written.add(client);
    });
  };
  // Given back after the commit: only then can it be read.
  const look = (_error: Error, client: pg.PoolClient): void => {
    if (written.delete(client)) wake();
  };
  pool.on('acquire', watch);
  pool.on('release', look);
  return () => {
    pool.off('acquire', watch);
    pool.off('release', look);
  };
}
