import PgBoss from 'pg-boss';

/** pg-boss's schema in the same database. */
export const JOBS_SCHEMA = 'pgboss';

/**
 * Every queue. The migration creates their tables, so starts and tests need not. `standard` takes jobs without limit; `stately` has, across
 * all processes, at most one job per state: one running (`active`), one new (`created`) and one returned (`retry`). The last two both wait
 * for the first, so runs never overlap, but two may follow each other.
 */
export const QUEUES = {
  'mail-urgent': 'standard',
  'mail-bulk': 'standard',
  'mail-check': 'stately',
  'review-request': 'stately',
  'stock-alerts': 'stately',
  'message-email': 'stately',
  'message-push': 'stately',
  'push-send': 'standard',
  'payments-settle': 'stately',
  'payments-refund': 'stately',
  'orders-release': 'stately',
  'orders-shipped': 'stately',
  'courses-release': 'stately',
  'uploads-clear': 'stately',
  'pictures-clear': 'stately',
  'data-exports': 'stately',
  'account-deletions': 'stately',
  'message-files': 'stately',
  'backup-check': 'stately',
  sweep: 'stately',
} as const satisfies Readonly<Record<string, 'standard' | 'stately'>>;

export type QueueName = keyof typeof QUEUES;

/** Queues of earlier releases. Their jobs only repeated a scheduled check, so nothing is lost. */
const RETIRED = ['orders-settle', 'orders-refund', 'courses-settle', 'courses-refund'] as const;

type Query = (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;

/** Nothing of it keeps running: starting it only migrates its schema. */
function bossOn(query: Query): PgBoss {
  return new PgBoss({
    db: { executeSql: (text, values?: unknown[]) => query(text, values) },
    schema: JOBS_SCHEMA,
    supervise: false,
    schedule: false,
  });
}

/** Creates pg-boss's schema or migrates it to the library's version, and adds missing queues. */
export async function installQueues(query: Query): Promise<void> {
  const boss = bossOn(query);
  await boss.start();
  const known = new Set((await boss.getQueues()).map(({ name }) => name));
  for (const [name, policy] of Object.entries(QUEUES)) {
    if (!known.has(name)) await boss.createQueue(name, { name, policy });
  }
}

/** Removes queues of earlier releases, with the jobs that are left in them. */
export async function removeRetiredQueues(query: Query): Promise<void> {
  const boss = bossOn(query);
  await boss.start();
  const known = new Set((await boss.getQueues()).map(({ name }) => name));
  for (const name of RETIRED) {
    if (!known.has(name)) continue;
    // A queue with jobs can't be deleted.
    await query(`delete from ${JOBS_SCHEMA}.job where name = $1`, [name]);
    await boss.deleteQueue(name);
  }
}
