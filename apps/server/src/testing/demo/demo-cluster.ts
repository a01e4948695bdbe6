import { hash } from '@node-rs/argon2';
import { DEMO_PASSWORD } from '@regen/demo-store/demo-people';
import { seedIfEmpty } from '@regen/demo-store/seed';
import { seedDemoFiles } from '@regen/demo-store/seed-demo';
import type { Database } from '../../db/database.ts';
import type { Fill } from '../../fill/fill.ts';
import { createStoreAccess } from '../../fill/store-access.ts';
import type { LiveStore } from '../live-store.ts';
import { createCopy, startCluster, withTemplate } from '../test-engine.ts';
import type { AddedDatabase, RunningCluster, TemplateFill, TestCluster, TestPostgres } from '../test-engine.ts';

/** Demo users sign in hundreds of times per run, and each comparison takes as long as its hash demands. New passwords are hashed as in production. */
async function makeSignInsCheap(db: Database): Promise<void> {
  const cheap = await hash(DEMO_PASSWORD, { algorithm: 2, memoryCost: 8, timeCost: 1, parallelism: 1 });
  await db.query("update users set password_hash = $1 where password_hash like '$argon2id$%'", [cheap]);
}

const DEMO: TemplateFill = {
  name: 'demo',
  async fill(db) {
    await seedIfEmpty(createStoreAccess(db, true), () => undefined);
    await makeSignInsCheap(db);
  },
};

/** The same PostgreSQL, with the demo as the template. */
export const withDemo = (postgres: TestPostgres): Promise<TestCluster> => withTemplate(postgres, DEMO);

/** A PostgreSQL for one run of tests of other workspaces, with the demo as the template. */
export const startDemoCluster = (): Promise<RunningCluster> => startCluster(DEMO);

/** A database with the demo, for a server of its own. */
export const createDemoDatabase = (): Promise<AddedDatabase> => createCopy(DEMO);

/** The demo with the published password, even if others can reach the store. */
const fill: Fill = {
  async writeRows(store) {
    await seedIfEmpty(store, () => undefined);
  },
  storeFiles: seedDemoFiles,
};

/** For `startLiveServer`. */
export const demo: LiveStore = { createDatabase: createDemoDatabase, fill };
