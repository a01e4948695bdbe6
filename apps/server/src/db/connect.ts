import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { Config } from '../config.ts';
import { within } from '../within.ts';
import { createDatabase } from './database.ts';
import type { Database } from './database.ts';
import { startEngine } from './engine/embedded.ts';
import type { Engine } from './engine/embedded.ts';
import { findRunningEngine } from './engine/running.ts';

/** Why the database cannot be used; the message is for the person who starts the server. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
}

export interface OpenDatabase {
  db: Database;
  /** Null with `DATABASE_URL`. */
  engine: Engine | null;
  /** Closes the connections, and stops the embedded PostgreSQL: cleanly if it can within so many milliseconds, at once otherwise. */
  close(patience?: number): Promise<void>;
}

const OLDEST = 160_000;
const NAME = 'regen';
/** Milliseconds that running statements have to end. Their transactions are rolled back then. */
const CLOSE_LIMIT = 300;

/** A URL for messages: who and where, never the password. */
function shown(url: string): string {
  const { hostname, port, pathname } = new URL(url);
  return `${hostname || 'localhost'}${port ? `:${port}` : ''}${pathname}`;
}

async function checkServer(connection: pg.ClientConfig, where: string): Promise<void> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ server_version_num: string }>('show server_version_num');
    const version = Number(rows[0]?.server_version_num ?? 0);
    if (version < OLDEST) {
      throw new DatabaseError(
        `The database at ${where} is PostgreSQL ${Math.floor(version / 10_000)}; Regen needs 16 or newer.`,
      );
    }
  } catch (error) {
    if (error instanceof DatabaseError) throw error;
    const reason = error instanceof AggregateError ? error.errors.map(String).join(', ') : (error as Error).message;
    throw new DatabaseError(
      `The database at ${where} cannot be used: ${reason}. Check DATABASE_URL, or leave it out to use the embedded database.`,
      { cause: error },
    );
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function ensureDatabase(engine: Engine): Promise<pg.ClientConfig> {
  const client = new pg.Client(engine.connection);
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [NAME]);
    if (rowCount === 0) await client.query(`create database ${NAME}`);
  } finally {
    await client.end();
  }
  return { ...engine.connection, database: NAME };
}

/**
 * The configured database for a command that may run beside a server: an embedded one that is running is used as it is, and
 * only without a server it is started. Never makes a new one.
 */
export async function openBeside(config: Config, onEvent: (message: string) => void): Promise<OpenDatabase> {
  const folder = join(config.DATA_FOLDER, 'postgres');
  if (config.DATABASE_URL !== undefined) return openDatabase(config, onEvent);
  const running = findRunningEngine(folder);
  if (running) {
    const onError = (error: Error) => onEvent(`A database connection was lost: ${error.message}`);
    const db = createDatabase({ connection: { ...running, database: NAME }, poolSize: 2, onError });
    return { db, engine: null, close: () => db.close() };
  }
  if (existsSync(join(folder, 'cluster'))) return openDatabase(config, onEvent);
  throw new DatabaseError(
    `There is no database in ${config.DATA_FOLDER}. Set DATA_FOLDER to your store's data folder, or DATABASE_URL to its database.`,
  );
}

/** Opens the configured database, or starts the embedded one in the data folder. */
export async function openDatabase(config: Config, onEvent: (message: string) => void): Promise<OpenDatabase> {
  const onError = (error: Error) => onEvent(error.message);
  const poolSize = config.DATABASE_POOL_SIZE;
  if (config.DATABASE_URL !== undefined) {
    const connection = { connectionString: config.DATABASE_URL };
    await checkServer(connection, shown(config.DATABASE_URL));
    const db = createDatabase({ connection, poolSize, onError });
    return { db, engine: null, close: async () => void (await within(CLOSE_LIMIT, db.close())) };
  }
  const folder = join(config.DATA_FOLDER, 'postgres');
  const engine = await startEngine({ folder, port: config.DATABASE_PORT, onEvent });
  try {
    const db = createDatabase({ connection: await ensureDatabase(engine), poolSize, onError });
    return {
      db,
      engine,
      async close(patience) {
        await within(CLOSE_LIMIT, db.close());
        await engine.stop(patience);
      },
    };
  } catch (error) {
    await engine.stop();
    throw error;
  }
}
