import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
import { PROJECT_ROOT } from '../config.ts';
import { createDatabase } from '../db/database.ts';
import type { Database } from '../db/database.ts';
import { findBinaries } from '../db/engine/binaries.ts';
import { startEngine } from '../db/engine/embedded.ts';
import { clearOrphan } from '../db/engine/postmaster.ts';
import { findProcessUser } from '../db/engine/process-user.ts';
import { stopWithPgCtl } from '../db/engine/programs.ts';
import { migrateDatabase } from '../db/migrate.ts';
import { clearClusterFolders, clearGoneCheckouts, createClusterFolder, removeClusterFolder } from './cluster-folder.ts';

/** How tests reach the PostgreSQL of their run. */
export interface TestPostgres {
  /** A PostgreSQL URL without a database name. */
  url: string;
  /** The names of all databases of the run begin with it. */
  prefix: string;
}

/** The same, with the database that they copy. */
export interface TestCluster extends TestPostgres {
  template: string;
}

interface Running {
  stop(): Promise<void>;
}

export type RunningPostgres = TestPostgres & Running;
export type RunningCluster = TestCluster & Running;

/** What a template is called and filled with, once it is migrated. */
export interface TemplateFill {
  name: string;
  fill(db: Database): Promise<unknown>;
}

export interface AddedDatabase {
  /** For `DATABASE_URL`. */
  url: string;
  drop(): Promise<void>;
}

/** The URL of one database of the cluster. */
function databaseUrl({ url }: Pick<TestCluster, 'url'>, name: string): string {
  const full = new URL(url);
  full.pathname = `/${name}`;
  return full.href;
}

function urlOf(connection: pg.ClientConfig): string {
  const url = new URL('postgres://localhost');
  url.username = connection.user ?? '';
  url.password = typeof connection.password === 'string' ? connection.password : '';
  if (connection.host?.startsWith('/')) url.searchParams.set('host', connection.host);
  else url.hostname = connection.host ?? 'localhost';
  url.port = String(connection.port ?? 5432);
  return url.href;
}

async function onCluster<T>(cluster: Pick<TestCluster, 'url'>, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl(cluster, 'postgres') });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const run = (cluster: Pick<TestCluster, 'url'>, statement: string): Promise<unknown> =>
  onCluster(cluster, (client) => client.query(statement));

/** A database of the cluster: a copy of the template, or with `isBare` an empty one. Files are copied, not logged: a quarter of the time. */
export async function addDatabase(cluster: TestCluster, { isBare = false } = {}): Promise<AddedDatabase> {
  const name = `${cluster.prefix}_${randomBytes(5).toString('hex')}`;
  await run(cluster, `create database ${name} template ${isBare ? 'template0' : cluster.template} strategy file_copy`);
  return {
    url: databaseUrl(cluster, name),
    drop: async () => void (await run(cluster, `drop database if exists ${name} with (force)`)),
  };
}

async function buildTemplate(postgres: TestPostgres, name: string, fill: TemplateFill['fill']): Promise<void> {
  // It gets its name only when complete, so that a killed run leaves nothing that looks complete.
  const draft = `${name}_draft`;
  await run(postgres, `drop database if exists ${draft} with (force)`);
  await run(postgres, `create database ${draft}`);
  const connection = { connectionString: databaseUrl(postgres, draft) };
  const db = createDatabase({ connection, poolSize: 4, onError: () => undefined });
  try {
    await migrateDatabase(db);
    await fill(db);
  } finally {
    await db.close();
  }
  await run(postgres, `alter database ${draft} rename to ${name}`);
}

/** The template of this name, built by the first process that asks for it; others in the run wait. */
export async function withTemplate({ url, prefix }: TestPostgres, { name, fill }: TemplateFill): Promise<TestCluster> {
  const template = `${prefix}_${name}`;
  await onCluster({ url }, async (client) => {
    await client.query('select pg_advisory_lock(hashtext($1))', [template]);
    const { rows } = await client.query('select from pg_database where datname = $1', [template]);
    if (rows.length === 0) await buildTemplate({ url, prefix }, template, fill);
  });
  return { url, prefix, template };
}

/** Ends what a killed run has left running in a folder. */
async function endOrphan(folder: string): Promise<void> {
  const binaries = findBinaries();
  await clearOrphan(join(folder, 'cluster'), stopWithPgCtl(binaries, findProcessUser([folder, binaries.folder])));
}

/** The PostgreSQL that all lanes of this run share. */
async function askBroker(url: string): Promise<RunningPostgres> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The shared PostgreSQL did not start: ${await response.text()}`);
  // The process that started the run stops it.
  return { ...((await response.json()) as TestPostgres), stop: async () => undefined };
}

/** Drops what a run has left in a PostgreSQL that keeps running. */
async function dropAll({ url, prefix }: TestPostgres): Promise<void> {
  const { rows } = await onCluster({ url }, (client) =>
    client.query<{ name: string }>('select datname as name from pg_database where starts_with(datname, $1)', [prefix]),
  );
  for (const { name } of rows) await run({ url }, `drop database if exists ${name} with (force)`);
}

/**
 * A PostgreSQL for one run of tests, without templates: the one that `TEST_CLUSTER_BROKER` returns, the one of `TEST_DATABASE_URL`, or an
 * embedded one, found by way of `.cache` of the project and gone afterward.
 */
export async function startPostgres(): Promise<RunningPostgres> {
  const broker = process.env['TEST_CLUSTER_BROKER'];
  if (broker !== undefined && broker !== '') return askBroker(broker);
  const prefix = `regen_test_${process.pid}`;
  const given = process.env['TEST_DATABASE_URL'];
  if (given !== undefined && given !== '') {
    const postgres = { url: given, prefix };
    return { ...postgres, stop: () => dropAll(postgres) };
  }
  const all = join(PROJECT_ROOT, '.cache', 'pg');
  await clearClusterFolders(all, endOrphan);
  await clearGoneCheckouts(endOrphan);
  const engine = await startEngine({ folder: createClusterFolder(all), isDisposable: true });
  return {
    url: urlOf(engine.connection),
    prefix,
    async stop() {
      await engine.stop();
      removeClusterFolder(all);
    },
  };
}

/** A PostgreSQL for one run of tests, with this template. */
export async function startCluster(template: TemplateFill): Promise<RunningCluster> {
  const postgres = await startPostgres();
  try {
    return { ...(await withTemplate(postgres, template)), stop: () => postgres.stop() };
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}

/** A database of its own: a copy of the template in the PostgreSQL of this run, or in a new one when tests run alone. */
export async function createCopy(template: TemplateFill): Promise<AddedDatabase> {
  await using stack = new AsyncDisposableStack();
  const cluster = await startCluster(template);
  stack.defer(() => cluster.stop());
  const { url, drop } = await addDatabase(cluster);
  stack.defer(drop);
  const cleanup = stack.move();
  return { url, drop: () => cleanup.disposeAsync() };
}
