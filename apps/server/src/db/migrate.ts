import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Database } from './database.ts';

export const MIGRATIONS_FOLDER = fileURLToPath(new URL('./migrations', import.meta.url));

/** Any fixed number; it only has to be the same in every process. */
export const MIGRATION_LOCK = 724_316_001;

/** Brings the database to the newest schema. Of several processes that start at once, one migrates and the others wait. */
export async function migrateDatabase({ connection }: Pick<Database, 'connection'>): Promise<void> {
  // A connection of its own, without the pool's time limits; closing it also releases the lock.
  const client = new pg.Client({ ...connection, application_name: 'regen-migrations' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle(client, { casing: 'snake_case' }), { migrationsFolder: MIGRATIONS_FOLDER });
  } finally {
    await client.end();
  }
}
