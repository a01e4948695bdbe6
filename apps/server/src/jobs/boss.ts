import PgBoss from 'pg-boss';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/database.ts';
import { JOBS_SCHEMA } from '../db/job-queues.ts';
import { isUnavailable, violatedUnique } from '../db/errors.ts';

/** Seconds between two looks for jobs of processes that died. */
export const MAINTENANCE_SECONDS = 10;
/** A round's place in time is remembered by its row, so rows stay longer than any round's interval. */
const KEEP_SECONDS = 3_600;

type Db = Pick<Database, 'query' | 'pool'>;

/** pg-boss sends whole transactions as one text. One that fails must not leave a connection of the pool inside of it. */
async function runTransaction(pool: Db['pool'], text: string): Promise<{ rows: unknown[] }> {
  const client = await pool.connect();
  let broken: Error | undefined;
  const note = (error: Error) => void (broken = error);
  client.on('error', note);
  try {
    return await client.query(text);
  } catch (error) {
    await client.query('rollback').catch(note);
    throw error;
  } finally {
    client.off('error', note);
    client.release(broken);
  }
}

/** The library on our pool. What goes wrong is logged here, once, and whoever asked need not log it again. */
export function createBoss(
  db: Db,
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>,
  maintenanceSeconds = MAINTENANCE_SECONDS,
): PgBoss {
  const told = new WeakSet<Error>();
  let isAway = false;

  function tell(error: Error): void {
    if (told.has(error)) return;
    told.add(error);
    // Another process runs the round.
    if (violatedUnique(error) !== null) return;
    if (!isUnavailable(error)) return log.error({ err: error }, 'background jobs failed at the database');
    if (!isAway) log.warn({ err: error }, 'background jobs wait for the database');
    isAway = true;
  }

  const boss = new PgBoss({
    db: {
      async executeSql(text, values?: unknown[]) {
        try {
          const isTransaction = /^\s*begin;/i.test(text);
          const result = isTransaction ? await runTransaction(db.pool, text) : await db.query(text, values);
          isAway = false;
          return result;
        } catch (error) {
          if (error instanceof Error) tell(error);
          throw error;
        }
      },
    },
    schema: JOBS_SCHEMA,
    // Rounds come by `singletonSeconds`, see `create-jobs.ts`.
    schedule: false,
    maintenanceIntervalSeconds: maintenanceSeconds,
    archiveCompletedAfterSeconds: KEEP_SECONDS,
    deleteAfterHours: 24,
  });
  boss.on('error', tell);
  return boss;
}
