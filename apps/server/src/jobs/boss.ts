import type { FastifyBaseLogger } from 'fastify';
import PgBoss from 'pg-boss';
import { onConnection } from '../db/database.ts';
import type { Database } from '../db/database.ts';
import { isUnavailable, violatedUnique } from '../db/errors.ts';
import { JOBS_SCHEMA } from '../db/job-queues.ts';

/** Seconds between checks for jobs of dead processes. */
export const MAINTENANCE_SECONDS = 10;
/** A scheduled job's row marks its interval as taken, so rows are kept longer than any interval. */
const KEEP_SECONDS = 3_600;

type Db = Pick<Database, 'query' | 'pool'>;

export interface Boss {
  boss: PgBoss;
  /** Does work at the database, and logs why it fails as the library's own statements do. */
  logged<T>(work: () => Promise<T>): Promise<T>;
}

/** The library on our pool. Errors are logged here, once; callers need not log them again. */
export function createBoss(
  db: Db,
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>,
  maintenanceSeconds = MAINTENANCE_SECONDS,
): Boss {
  const reported = new WeakSet<Error>();
  let isAway = false;

  function report(error: Error): void {
    if (reported.has(error)) return;
    reported.add(error);
    // Another process runs this scheduled job.
    if (violatedUnique(error) !== null) return;
    if (!isUnavailable(error)) return log.error({ err: error }, 'background jobs got a database error');
    if (!isAway) log.warn({ err: error }, 'background jobs are waiting for the database');
    isAway = true;
  }

  async function logged<T>(work: () => Promise<T>): Promise<T> {
    try {
      const result = await work();
      isAway = false;
      return result;
    } catch (error) {
      if (error instanceof Error) report(error);
      throw error;
    }
  }

  const boss = new PgBoss({
    db: {
      executeSql: (text, values?: unknown[]) =>
        logged<{ rows: unknown[] }>(() =>
          // pg-boss sends a whole transaction as one text.
          /^\s*begin;/i.test(text) ? onConnection(db.pool, (client) => client.query(text)) : db.query(text, values),
        ),
    },
    schema: JOBS_SCHEMA,
    // Scheduled jobs use `singletonSeconds`, see `create-jobs.ts`.
    schedule: false,
    maintenanceIntervalSeconds: maintenanceSeconds,
    archiveCompletedAfterSeconds: KEEP_SECONDS,
    deleteAfterHours: 24,
  });
  boss.on('error', report);
  return { boss, logged };
}
