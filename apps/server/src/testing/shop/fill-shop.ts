import { hash } from '@node-rs/argon2';
import { fileURLToPath } from 'node:url';
import type { Database } from '../../db/database.ts';
import { createStoreAccess } from '../../fill/store-access.ts';
import { PASSWORD } from './people.ts';
import { writeCourses } from './write-courses.ts';
import { writeHistory } from './write-history.ts';
import { writePeople } from './write-people.ts';
import { writeStores } from './write-stores.ts';

/** The shop as a folder that a merchant would import, and its pages, which are part of it. */
export const CATALOG_FOLDER = fileURLToPath(new URL('catalog', import.meta.url));
export const CONTENT_FOLDER = fileURLToPath(new URL('catalog/content', import.meta.url));

/** Fills a migrated database with the shop that tests run on: its catalog and pages by import, its people and their past as rows. */
export async function fillShop(db: Database): Promise<void> {
  const access = createStoreAccess(db, true);
  // Tests sign in hundreds of times, and each comparison takes as long as its hash demands. New passwords are hashed as in production.
  const cheap = await hash(PASSWORD, { algorithm: 2, memoryCost: 8, timeCost: 1, parallelism: 1 });
  await db.transaction((tx) => writePeople(tx, cheap));
  await access.importCatalog(CATALOG_FOLDER, () => undefined);
  await access.fillPostalPlaces();
  await db.transaction(async (tx) => {
    await writeHistory(tx);
    await writeCourses(tx);
    await writeStores(tx);
  });
  // As after a fill: no page is open that needs these events, and tables have statistics.
  await db.query('delete from live_outbox');
  await db.query('analyze');
}
