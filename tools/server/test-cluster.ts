import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** A PostgreSQL for one run of tests. */
export interface TestPostgres {
  /** A PostgreSQL URL without a database name. */
  url: string;
  /** The names of all databases of the run begin with it. */
  prefix: string;
  stop(): Promise<void>;
}

export interface TestCluster extends TestPostgres {
  /** A database that is migrated and holds the shop of the server's tests. */
  template: string;
}

export interface DemoDatabase {
  /** For `DATABASE_URL`. */
  url: string;
  drop(): Promise<void>;
}

const testing = (file: string): string =>
  pathToFileURL(join(import.meta.dirname, '../../apps/server/src/testing', file)).href;

// The server's own harness. Imported by computed names, so that the server doesn't become part of the TypeScript program of every
// workspace that tests it. All of it needs built packages.

/** The PostgreSQL of this run of tests, or a new one when tests run alone. */
export async function startPostgres(): Promise<TestPostgres> {
  const engine = (await import(testing('test-engine.ts'))) as { startPostgres(): Promise<TestPostgres> };
  return engine.startPostgres();
}

/** The same, with the shop of the server's tests. */
export async function startTestCluster(): Promise<TestCluster> {
  const cluster = (await import(testing('shop/shop-cluster.ts'))) as { startTestCluster(): Promise<TestCluster> };
  return cluster.startTestCluster();
}

/** A database with the demo, for a server of its own. */
export async function createDemoDatabase(): Promise<DemoDatabase> {
  const demo = (await import(testing('demo/demo-cluster.ts'))) as { createDemoDatabase(): Promise<DemoDatabase> };
  return demo.createDemoDatabase();
}
