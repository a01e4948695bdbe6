import { createDatabase } from '../db/database.ts';
import type { Database } from '../db/database.ts';
import { addDatabase } from './test-engine.ts';
import type { AddedDatabase, TestCluster } from './test-engine.ts';

export interface TestDatabase extends AddedDatabase {
  db: Database;
}

/** A database of its own for a test file: a copy of the seeded template, or with `isBare` an empty one. */
export async function createTestDatabase(
  cluster: TestCluster,
  options: { isBare?: boolean } = {},
): Promise<TestDatabase> {
  const { url, drop } = await addDatabase(cluster, options);
  const db = createDatabase({ connection: { connectionString: url }, poolSize: 10, onError: () => undefined });
  return {
    db,
    url,
    async drop() {
      await db.close();
      await drop();
    },
  };
}
