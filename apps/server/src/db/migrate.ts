import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Database } from './database.ts';
import { isUnavailable } from './errors.ts';

const MIGRATIONS_FOLDER = fileURLToPath(new URL('./migrations', import.meta.url));

/** Why the schema could not be brought up; the message is for the person who starts the server. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}

/** Any fixed number; it only has to be the same in every process. */
const LOCK = 724_316_001;

/** A migration is one transaction, so one that fails has changed nothing. */
function refuse(error: unknown): never {
  if (isUnavailable(error) || !(error instanceof Error)) throw error;
  const { message } = error.cause instanceof Error ? error.cause : error;
  throw new MigrationError(
    `The database could not be brought to the schema of this version: ${message}. Nothing was changed. Mend what it says, or restore the database and the version that it came from.`,
    { cause: error },
  );
}

/** Brings the database to the newest schema. Of several processes that start at once, one migrates and the others wait. */
export async function migrateDatabase({ connection }: Pick<Database, 'connection'>): Promise<void> {
  // A connection of its own, without the pool's time limits; closing it also releases the lock.
  const client = new pg.Client({ ...connection, application_name: 'regen-migrations' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await migrate(drizzle(client, { casing: 'snake_case' }), { migrationsFolder: MIGRATIONS_FOLDER }).catch(refuse);
  } finally {
    await client.end();
  }
}
