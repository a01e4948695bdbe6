import PgBoss from 'pg-boss';
import { JOBS_SCHEMA } from './boss.ts';
import { QUEUES } from './queues.ts';

type Query = (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;

/** Makes pg-boss's schema or brings it to the version of the library, and adds queues that are missing. */
export async function installJobs(query: Query): Promise<void> {
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
