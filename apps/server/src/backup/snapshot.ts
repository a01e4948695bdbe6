import { Socket } from 'node:net';
import pg from 'pg';
import { BackupError } from './backup-error.ts';
import type { SequenceEntry } from './manifest.ts';

export interface Table {
  schema: string;
  name: string;
  columns: string[];
}

/** What would change the text of a value, or the order and the number of the rows, is set here and not left to the server. */
const SESSION = `
  set client_encoding = 'UTF8'; set datestyle = 'ISO, MDY'; set timezone = 'UTC'; set intervalstyle = 'postgres';
  set bytea_output = 'hex'; set extra_float_digits = 3; set synchronize_seqscans = off; set row_security = off;
  set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0; set transaction_timeout = 0`;

// PostgreSQL 16 does not know it.
const NEWER = /; set transaction_timeout = 0$/;

/** Schemas that Regen's own migrations fill. */
const SCHEMAS = ['drizzle', 'public'];

export const quote = (...names: string[]): string => names.map((part) => `"${part.replaceAll('"', '""')}"`).join('.');

/** A separate connection for a copy, without the pool's timeouts. Aborting cuts it, wherever it is. The caller must call `end`. */
export async function connectForCopy(connection: pg.ClientConfig, signal?: AbortSignal): Promise<pg.Client> {
  const socket = new Socket();
  const client = new pg.Client({ ...connection, application_name: 'regen-backup', stream: () => socket });
  // A failure is reported by the statement that fails with it.
  client.on('error', () => undefined);
  const cut = (): void => void socket.destroy();
  signal?.addEventListener('abort', cut, { once: true });
  socket.once('close', () => signal?.removeEventListener('abort', cut));
  signal?.throwIfAborted();
  await client.connect();
  const version = await versionOf(client);
  await client.query(version >= 170_000 ? SESSION : SESSION.replace(NEWER, ''));
  return client;
}

export async function versionOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ server_version_num: string }>('show server_version_num');
  return Number(rows[0]?.server_version_num ?? 0);
}

/** The tables of Regen with the columns that are copied, in the order of their names. */
export async function listTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select n.nspname as schema, c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where n.nspname = any($1) and c.relkind = 'r'
       and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
     group by 1, 2 order by 1, 2`,
    [SCHEMAS],
  );
  return rows;
}

/** Sequences only go up, also for transactions that are younger than a snapshot: what is read is never too low. */
export async function listSequences(client: pg.Client): Promise<SequenceEntry[]> {
  const { rows } = await client.query<{ schema: string; name: string }>(
    'select schemaname as schema, sequencename as name from pg_sequences where schemaname = any($1) order by 1, 2',
    [SCHEMAS],
  );
  const entries: SequenceEntry[] = [];
  for (const { schema, name } of rows) {
    const state = await client.query<{ lastValue: string; isCalled: boolean }>(
      `select last_value::text as "lastValue", is_called as "isCalled" from ${quote(schema, name)}`,
    );
    const [row] = state.rows;
    if (!row) throw new Error(`The sequence ${schema}.${name} has no state.`);
    entries.push({ schema, name, ...row });
  }
  return entries;
}

/** Hashes of the migrations that the database has seen, oldest first. */
export async function appliedMigrations(client: pg.Client): Promise<string[]> {
  const { rows: known } = await client.query<{ isThere: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as "isThere"`,
  );
  if (!known[0]?.isThere) {
    throw new BackupError('This database was never migrated by Regen. Check DATABASE_URL.');
  }
  const { rows } = await client.query<{ hash: string }>('select hash from drizzle.__drizzle_migrations order by id');
  return rows.map(({ hash }) => hash);
}

/** Begins the single transaction that everything is read in. Concurrent schema changes wait for its end, as with pg_dump. */
export async function beginSnapshot(client: pg.Client): Promise<{ createdAt: Date; tables: Table[] }> {
  await client.query('begin isolation level repeatable read, read only');
  const { rows } = await client.query<{ now: Date }>('select clock_timestamp() as now');
  const tables = await listTables(client);
  const names = tables.map(({ schema, name }) => quote(schema, name));
  if (names.length > 0) await client.query(`lock table ${names.join(', ')} in access share mode`);
  if (!rows[0]) throw new Error('The database did not return its time.');
  return { createdAt: rows[0].now, tables };
}
