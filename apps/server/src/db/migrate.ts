import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { newerSchema } from './check-schema.ts';
import { DatabaseError } from './connect.ts';
import type { Database } from './database.ts';
import { isUnavailable } from './errors.ts';
import { installQueues, JOBS_SCHEMA, removeRetiredQueues } from './job-queues.ts';
import { compareSchema, MIGRATIONS_FOLDER, readJournal } from './schema-version.ts';

/** Any fixed number; it only has to be the same in every process. */
export const MIGRATION_LOCK = 724_316_001;

export interface MigrateOptions {
  /** A folder of migrations beside the one of this code. */
  folder?: string;
  /** Milliseconds that a migration waits for a locked table. Everyone else who wants that table waits as long. */
  lockTimeout?: number;
}

/** `lock_timeout` is over. */
const LOCK_NOT_AVAILABLE = '55P03';
const INSUFFICIENT_PRIVILEGE = '42501';
const PUT_RIGHT = 'Fix what the message names, or start the previous release.';

/** What PostgreSQL said. */
function reasonOf(error: unknown): { code: string | undefined; reason: string } {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : (error as Error);
  const { code, detail, message } = cause as Error & Pick<pg.DatabaseError, 'code' | 'detail'>;
  const reason = [message, detail].filter(Boolean).join('. ');
  return { code, reason: `${reason}${code === undefined ? '' : ` (${code})`}` };
}

/** A failed migration in sentences: what was tried, what PostgreSQL said, and that nothing was changed. */
function failure(error: unknown, lockTimeout: number): DatabaseError {
  const query = (error as { query?: unknown }).query;
  const { code, reason } = reasonOf(error);
  const advice =
    code === LOCK_NOT_AVAILABLE
      ? `Another connection held a table for more than ${lockTimeout / 1000} seconds: end long transactions (see pg_stat_activity) and start again.`
      : PUT_RIGHT;
  const statement = typeof query === 'string' ? `\n\n  ${query.trim().replaceAll('\n', '\n  ')}\n` : '';
  return new DatabaseError(
    `The database could not be migrated: ${reason}. Nothing was changed. ${advice}${statement}`,
    { cause: error },
  );
}

/** Called before any table of the app is touched. */
function queuesFailure(error: unknown): DatabaseError {
  const { code, reason } = reasonOf(error);
  const advice =
    code === INSUFFICIENT_PRIVILEGE
      ? 'Grant the role CREATE on the database, or start the previous release.'
      : PUT_RIGHT;
  return new DatabaseError(
    `The job queues (schema ${JOBS_SCHEMA}) could not be installed: ${reason}. Nothing was changed. ${advice}`,
    { cause: error },
  );
}

/**
 * Installs the job queues and then brings the database to the newest schema, all of it or nothing. Of several processes that start at once, one migrates and the others
 * wait. A database that a newer release has migrated is refused: what that one changed, this code does not know.
 */
export async function migrateDatabase(
  { connection }: Pick<Database, 'connection'>,
  { folder = MIGRATIONS_FOLDER, lockTimeout = 10_000 }: MigrateOptions = {},
): Promise<void> {
  // A connection of its own, without the pool's time limits; closing it also releases the lock.
  const client = new pg.Client({ ...connection, application_name: 'regen-migrations' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const difference = () => compareSchema((text) => client.query(text), readJournal(folder));
    const { newer } = await difference();
    if (newer.length > 0) {
      throw newerSchema(newer);
    }
    await client.query(`set lock_timeout = ${Math.ceil(lockTimeout)}`);
    try {
      // pg-boss migrates its own schema, in its own transactions and with its own timeouts. It goes first, because it is more likely to
      // fail: the previous release does not check these tables when it starts, but refuses newer ones of the app.
      await installQueues((text, values) => client.query(text, values));
    } catch (error) {
      throw isUnavailable(error) ? error : queuesFailure(error);
    }
    try {
      await migrate(drizzle(client, { casing: 'snake_case' }), { migrationsFolder: folder });
    } catch (error) {
      throw isUnavailable(error) ? error : failure(error, lockTimeout);
    }
    const { missing } = await difference();
    if (missing.length > 0) {
      throw new DatabaseError(
        `The migrations ${missing.join(', ')} are older than the newest one of this database, so they were skipped. Give them a later time in the journal.`,
      );
    }
    // Last: a process of the previous release keeps its queues if anything above fails.
    await removeRetiredQueues((text, values) => client.query(text, values));
  } finally {
    await client.end();
  }
}
