import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase } from '../db/database.ts';
import type { Database } from '../db/database.ts';
import { migrateDatabase } from '../db/migrate.ts';
import { MIGRATIONS_FOLDER, readJournal } from '../db/schema-version.ts';
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

/** A database of an earlier release: empty, with all migrations before the one of this tag. */
export async function createDatabaseBefore(cluster: TestCluster, tag: string): Promise<TestDatabase> {
  const database = await createTestDatabase(cluster, { isBare: true });
  const folder = mkdtempSync(join(tmpdir(), 'regen-migrations-'));
  try {
    cpSync(MIGRATIONS_FOLDER, folder, { recursive: true });
    const entries = readJournal(MIGRATIONS_FOLDER).filter((entry) => entry.tag < tag);
    const journal = { version: '7', dialect: 'postgresql', entries };
    writeFileSync(join(folder, 'meta', '_journal.json'), JSON.stringify(journal));
    await migrateDatabase(database.db, { folder });
  } finally {
    rmSync(folder, { recursive: true });
  }
  return database;
}
