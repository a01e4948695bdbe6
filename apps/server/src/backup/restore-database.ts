import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { MigrationMeta } from 'drizzle-orm/migrator';
import type pg from 'pg';
import { MIGRATION_LOCK } from '../db/migrate.ts';
import { MIGRATIONS_FOLDER } from '../db/schema-version.ts';
import { BackupError } from './backup-error.ts';
import type { Manifest } from './manifest.ts';
import { listTables, quote } from './snapshot.ts';
import type { Table } from './snapshot.ts';
import { copyTableIn, sumOfTable } from './table-copy.ts';

/** Whether the database is empty; objects of extensions do not count. */
export async function isEmptyDatabase(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ isEmpty: boolean }>(
    `select not exists (
       select from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
         and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
     ) as "isEmpty"`,
  );
  return rows[0]?.isEmpty ?? false;
}

/**
 * The migrations that produce the schema of a backup. One of an older Regen is fine: the next start migrates its data. One of a newer
 * Regen, or with another history, is refused.
 */
export function knownMigrations({ migrations }: Pick<Manifest, 'migrations'>): MigrationMeta[] {
  const known = readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER });
  if (migrations.length > known.length) {
    throw new BackupError(
      `The backup was made by a newer Regen: it has ${migrations.length} migrations, and this one knows ${known.length}. Restore it with the Regen that made it.`,
    );
  }
  const steps = known.slice(0, migrations.length);
  const other = steps.findIndex(({ hash }, place) => hash !== migrations[place]);
  if (other >= 0) {
    throw new BackupError(
      `The backup has another schema than this Regen: migration ${other + 1} differs. Restore it with the Regen that made it.`,
    );
  }
  return steps;
}

/** The same steps as the migrator's, but inside our transaction, so that a restore happens whole or not at all. */
async function migrate(client: pg.Client, steps: readonly MigrationMeta[]): Promise<void> {
  await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
  await client.query('create schema drizzle');
  await client.query(
    'create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  );
  // Which migrations have run is copied with the other tables.
  for (const { sql } of steps) for (const statement of sql) await client.query(statement);
}

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

async function listForeignKeys(client: pg.Client): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `select conrelid::regclass::text as "table", conname as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0 order by 1, 2`,
  );
  return rows;
}

async function copyIn(client: pg.Client, from: string, { tables }: Manifest): Promise<void> {
  for (const table of tables) {
    await copyTableIn(client, table, from);
    const { rows, sha256 } = await sumOfTable(client, table);
    if (rows === table.rows && sha256 === table.sha256) continue;
    throw new BackupError(
      `${table.schema}.${table.name} came out differently: ${rows} rows instead of ${table.rows}, or other content. Nothing was restored.`,
    );
  }
}

function assertSameTables(made: readonly Table[], { tables }: Manifest): void {
  const name = (table: Table): string => `${table.schema}.${table.name} (${table.columns.toSorted().join(', ')})`;
  const [here, there] = [made.map(name), tables.map(name)];
  const other = [...here.filter((each) => !there.includes(each)), ...there.filter((each) => !here.includes(each))];
  if (other.length > 0) throw new BackupError(`The tables of the backup are not those of its schema: ${other[0]}.`);
}

/**
 * Fills an empty database inside the running transaction: schema, rows, sequences, and each table read again and compared.
 * Foreign keys are taken off and put back, which checks every row; that needs no superuser, and no order of the tables.
 */
export async function fillDatabase(client: pg.Client, from: string, manifest: Manifest): Promise<void> {
  await migrate(client, knownMigrations(manifest));
  const tables = await listTables(client);
  assertSameTables(tables, manifest);
  const names = tables.map(({ schema, name }) => quote(schema, name));
  const keys = await listForeignKeys(client);
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${quote(name)}`);
  // Triggers notify other processes of changes and count them; the count is copied as it was.
  for (const name of names) await client.query(`alter table ${name} disable trigger user`);
  // Migrations have written rows as well.
  await client.query(`truncate ${names.join(', ')}`);
  await copyIn(client, from, manifest);
  for (const { table, name, definition } of keys) {
    await client.query(`alter table ${table} add constraint ${quote(name)} ${definition}`);
  }
  for (const name of names) await client.query(`alter table ${name} enable trigger user`);
  // Sync tokens that were given after the backup was made name changes that are no longer there.
  if (tables.some(({ name }) => name === 'content_head')) {
    await client.query('update content_head set epoch = gen_random_uuid()');
  }
  for (const { schema, name, lastValue, isCalled } of manifest.sequences) {
    await client.query('select setval($1::regclass, $2::bigint, $3)', [quote(schema, name), lastValue, isCalled]);
  }
}
