import { hash } from '@node-rs/argon2';
import { DEMO_PASSWORD } from '@regen/demo-store/demo-people';
import { seedIfEmpty } from '@regen/demo-store/seed';
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
import { createStoreAccess } from '../fill/store-access.ts';
import { clearClusterFolders, clearGoneCheckouts, createClusterFolder, removeClusterFolder } from './cluster-folder.ts';

/** How tests reach the PostgreSQL of their run, and which database there they copy. */
export interface TestCluster {
  /** A PostgreSQL URL without a database name. */
  url: string;
  template: string;
}

export interface RunningCluster extends TestCluster {
  stop(): Promise<void>;
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

async function onCluster(cluster: Pick<TestCluster, 'url'>, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl(cluster, 'postgres') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** A database of the cluster: a copy of the template, or with `isBare` an empty one. Files are copied, not logged: a quarter of the time. */
export async function addDatabase(cluster: TestCluster, { isBare = false } = {}): Promise<AddedDatabase> {
  const name = `${cluster.template}_${randomBytes(5).toString('hex')}`;
  await onCluster(
    cluster,
    `create database ${name} template ${isBare ? 'template0' : cluster.template} strategy file_copy`,
  );
  return {
    url: databaseUrl(cluster, name),
    drop: () => onCluster(cluster, `drop database if exists ${name} with (force)`),
  };
}

/** Demo people sign in hundreds of times in a run, and a comparison takes as long as its hash asks for. New passwords are hashed as in production. */
async function makeSignInsCheap(db: Database): Promise<void> {
  const cheap = await hash(DEMO_PASSWORD, { algorithm: 2, memoryCost: 8, timeCost: 1, parallelism: 1 });
  await db.query("update users set password_hash = $1 where password_hash like '$argon2id$%'", [cheap]);
}

async function buildTemplate(cluster: TestCluster): Promise<void> {
  await onCluster(cluster, `drop database if exists ${cluster.template} with (force)`);
  await onCluster(cluster, `create database ${cluster.template}`);
  const connection = { connectionString: databaseUrl(cluster, cluster.template) };
  const db = createDatabase({ connection, poolSize: 4, onError: () => undefined });
  try {
    await migrateDatabase(db);
    await seedIfEmpty(createStoreAccess(db, true), () => undefined);
    await makeSignInsCheap(db);
  } finally {
    await db.close();
  }
}

/** Ends what a killed run has left running in a folder. */
async function endOrphan(folder: string): Promise<void> {
  const binaries = findBinaries();
  await clearOrphan(join(folder, 'cluster'), stopWithPgCtl(binaries, findProcessUser([folder, binaries.folder])));
}

/** The cluster that all lanes of this run share. */
async function askBroker(url: string): Promise<RunningCluster> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The shared PostgreSQL did not start: ${await response.text()}`);
  // The process that started the run stops it.
  return { ...((await response.json()) as TestCluster), stop: async () => undefined };
}

/**
 * A PostgreSQL for one run of tests with a migrated and seeded template: the one that `TEST_CLUSTER_BROKER` returns, the one of
 * `TEST_DATABASE_URL`, or an embedded one, found by way of `.cache` of the project and gone afterward.
 */
export async function startTestCluster(): Promise<RunningCluster> {
  const broker = process.env['TEST_CLUSTER_BROKER'];
  if (broker !== undefined && broker !== '') return askBroker(broker);
  const template = `regen_test_${process.pid}`;
  const given = process.env['TEST_DATABASE_URL'];
  if (given !== undefined && given !== '') {
    const cluster = { url: given, template };
    await buildTemplate(cluster);
    return { ...cluster, stop: () => onCluster(cluster, `drop database if exists ${template} with (force)`) };
  }
  const all = join(PROJECT_ROOT, '.cache', 'pg');
  await clearClusterFolders(all, endOrphan);
  await clearGoneCheckouts(endOrphan);
  const folder = createClusterFolder(all);
  const engine = await startEngine({ folder, isDisposable: true });
  const stop = async (): Promise<void> => {
    await engine.stop();
    removeClusterFolder(all);
  };
  try {
    const cluster = { url: urlOf(engine.connection), template };
    await buildTemplate(cluster);
    return { ...cluster, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** A database with the demo data in the PostgreSQL of this run, or in its own when tests run alone. */
export async function createDemoDatabase(): Promise<AddedDatabase> {
  await using stack = new AsyncDisposableStack();
  const cluster = await startTestCluster();
  stack.defer(() => cluster.stop());
  const { url, drop } = await addDatabase(cluster);
  stack.defer(drop);
  const cleanup = stack.move();
  return { url, drop: () => cleanup.disposeAsync() };
}
