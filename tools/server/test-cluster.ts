import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

export interface TestCluster {
  /** A PostgreSQL URL without a database name. */
  url: string;
  /** A database that is migrated and holds the demo. */
  template: string;
  stop(): Promise<void>;
}

interface Harness {
  startTestCluster(): Promise<TestCluster>;
  databaseUrl(cluster: { url: string }, name: string): string;
  onCluster(cluster: { url: string }, statement: string): Promise<void>;
}

const harness = pathToFileURL(join(import.meta.dirname, '../../apps/server/src/testing/test-engine.ts')).href;

/** The server's own harness. Imported by a computed name, so that the server doesn't become part of the TypeScript program of every workspace that tests it. */
const load = (): Promise<Harness> => import(harness) as Promise<Harness>;

/** The PostgreSQL of this run of tests, or a new one when tests run by themselves. Needs built packages. */
export const startTestCluster = async (): Promise<TestCluster> => (await load()).startTestCluster();

export interface DemoDatabase {
  /** For `DATABASE_URL`. */
  url: string;
  drop(): Promise<void>;
}

/** A copy of the template, for a server of its own. */
export async function createDemoDatabase(): Promise<DemoDatabase> {
  const { startTestCluster: start, databaseUrl, onCluster } = await load();
  await using stack = new AsyncDisposableStack();
  const cluster = await start();
  stack.defer(() => cluster.stop());
  const name = `${cluster.template}_${randomBytes(5).toString('hex')}`;
  await onCluster(cluster, `create database ${name} template ${cluster.template}`);
  stack.defer(() => onCluster(cluster, `drop database if exists ${name} with (force)`));
  const url = databaseUrl(cluster, name);
  const cleanup = stack.move();
  return { url, drop: () => cleanup.disposeAsync() };
}
