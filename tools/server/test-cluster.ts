import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

export interface TestCluster {
  /** A PostgreSQL URL without a database name. */
  url: string;
  /** A database that is migrated and holds the demo. */
  template: string;
  stop(): Promise<void>;
}

export interface DemoDatabase {
  /** For `DATABASE_URL`. */
  url: string;
  drop(): Promise<void>;
}

interface Harness {
  startTestCluster(): Promise<TestCluster>;
  createDemoDatabase(): Promise<DemoDatabase>;
}

const harness = pathToFileURL(join(import.meta.dirname, '../../apps/server/src/testing/test-engine.ts')).href;

/** The server's own harness. Imported by a computed name, so that the server doesn't become part of the TypeScript program of every workspace that tests it. */
const load = (): Promise<Harness> => import(harness) as Promise<Harness>;

/** The PostgreSQL of this run of tests, or a new one when tests run alone. Needs built packages. */
export const startTestCluster = async (): Promise<TestCluster> => (await load()).startTestCluster();

/** A database with the demo, for a server of its own. */
export const createDemoDatabase = async (): Promise<DemoDatabase> => (await load()).createDemoDatabase();
