import { randomBytes } from 'node:crypto';
import { createDatabase } from '../db/database.ts';
import type { Database } from '../db/database.ts';
import { databaseUrl, onCluster } from './test-engine.ts';
import type { TestCluster } from './test-engine.ts';

export interface TestDatabase {
  db: Database;
  url: string;
  drop(): Promise<void>;
}

/** A database of its own for a test file: a copy of the seeded template, or with `isBare` an empty one. */
export async function createTestDatabase(cluster: TestCluster, { isBare = false } = {}): Promise<TestDatabase> {
  const name = `${cluster.template}_${randomBytes(5).toString('hex')}`;
  await onCluster(cluster, `create database ${name} template ${isBare ? 'template0' : cluster.template}`);
  const url = databaseUrl(cluster, name);
  const db = createDatabase({ connection: { connectionString: url }, poolSize: 10, onError: () => undefined });
  return {
    db,
    url,
    async drop() {
      await db.close();
      await onCluster(cluster, `drop database if exists ${name} with (force)`);
    },
  };
}
