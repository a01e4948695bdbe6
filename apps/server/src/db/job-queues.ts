import PgBoss from 'pg-boss';

/** pg-boss's own schema in the same database. */
export const JOBS_SCHEMA = 'pgboss';

/**
 * Every queue. The migration makes their tables, so that neither a start nor a test does. `standard`: as many jobs as are sent. `stately`: one
 * that waits and one that runs, over all processes; a round that is due while the last one still runs waits for its end.
 */
export const QUEUES = {
  'mail-urgent': 'standard',
  'mail-bulk': 'standard',
  'mail-check': 'stately',
  'stock-alerts': 'stately',
  'orders-settle': 'stately',
  'orders-release': 'stately',
  'courses-settle': 'stately',
  'courses-release': 'stately',
  'uploads-clear': 'stately',
  'backup-check': 'stately',
  sweep: 'stately',
} as const satisfies Readonly<Record<string, 'standard' | 'stately'>>;

export type QueueName = keyof typeof QUEUES;

type Query = (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;

/** Makes pg-boss's schema or brings it to the version of the library, and adds queues that are missing. */
export async function installQueues(query: Query): Promise<void> {
  const boss = new PgBoss({
    db: { executeSql: (text, values?: unknown[]) => query(text, values) },
    schema: JOBS_SCHEMA,
    supervise: false,
    schedule: false,
  });
  // With neither of the two this only looks after the schema; nothing runs afterwards.
  await boss.start();
  const known = new Set((await boss.getQueues()).map(({ name }) => name));
  for (const [name, policy] of Object.entries(QUEUES)) {
    if (!known.has(name)) await boss.createQueue(name, { name, policy });
  }
}
