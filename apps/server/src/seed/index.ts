import pg from 'pg';
import type { Database } from '../db/database.ts';
import type { SeedProgress } from '../seed-progress.ts';
import { seedBundles } from './bundles/write-bundles.ts';
import { seedChoices } from './choices.ts';
import { seedCards } from './clients/write-attached.ts';
import { seedClients } from './clients/write-clients.ts';
import { seedTalks } from './clients/write-talks.ts';
import { seedContent } from './content/index.ts';
import { seedCourses } from './courses/index.ts';
import { publishedPasswords } from './demo-passwords.ts';
import type { DemoPasswords } from './demo-passwords.ts';
import { seedOrders } from './orders.ts';
import { seedPeople } from './people.ts';
import { seedPlaces } from './places/index.ts';
import { seedPoints } from './points.ts';
import { seedCatalog } from './products.ts';
import { seedReviews } from './reviews/index.ts';
import type { SeedStep } from './seed-step.ts';
import { seedStores } from './stores/index.ts';
import { seedStoreProfiles } from './stores/profiles.ts';

/** In this order: later steps refer to what earlier ones wrote. */
const stepsWith = (passwords: DemoPasswords): readonly SeedStep[] => [
  { name: 'People', run: (db, report) => seedPeople(db, report, passwords) },
  { name: 'Stores', run: seedStores },
  { name: 'Clients', run: (db, report) => seedClients(db, report, passwords) },
  { name: 'Conversations', run: seedTalks },
  { name: 'Catalog', run: seedCatalog },
  { name: 'Points', run: seedPoints },
  { name: 'Orders', run: seedOrders },
  { name: 'Reviews', run: seedReviews },
  { name: 'Recommendations', run: seedBundles },
  { name: 'Store pages', run: seedStoreProfiles },
  { name: 'Recommendations in messages', run: seedCards },
  { name: 'Courses', run: seedCourses },
  { name: 'Places', run: seedPlaces },
  { name: 'Pages', run: seedContent },
  { name: 'Choices', run: seedChoices },
];

const LOCK = 724_316_002;
const MARK = 'seed';

type Mark = { state: 'started' | 'done' } | undefined;

async function readMark(db: Database): Promise<Mark> {
  const { rows } = await db.query<{ value: Mark }>('select value from settings where key = $1', [MARK]);
  return rows[0]?.value;
}

async function writeMark(db: Database, state: 'started' | 'done'): Promise<void> {
  await db.query(
    'insert into settings (key, value) values ($1, $2) on conflict (key) do update set value = excluded.value',
    [MARK, JSON.stringify({ state })],
  );
}

/** Whether this database is empty, or has an interrupted seeding. */
async function isOurs(db: Database): Promise<boolean> {
  const mark = await readMark(db);
  if (mark) return mark.state === 'started';
  const { rows } = await db.query<{ used: boolean }>(
    'select exists (select 1 from users) or exists (select 1 from products) or exists (select 1 from orders) as used',
  );
  return rows[0]?.used === false;
}

/**
 * Fills an empty database with the demo catalog and users; leaves any other alone. Returns whether it did. Of several processes that
 * start at once, one seeds and the others wait for it.
 */
export async function seedIfEmpty(
  db: Database,
  onProgress: (progress: SeedProgress) => void,
  passwords: DemoPasswords = publishedPasswords(),
): Promise<boolean> {
  const lock = new pg.Client({ ...db.connection, application_name: 'regen-seed' });
  // A lost connection is reported by the statement that needs it; without a listener the process would end.
  lock.on('error', () => undefined);
  await lock.connect();
  try {
    await lock.query('select pg_advisory_lock($1)', [LOCK]);
    if (!(await isOurs(db))) return false;
    await writeMark(db, 'started');
    for (const { name, run } of stepsWith(passwords)) {
      onProgress({ name, done: 0, total: 1 });
      await run(db, (done, total) => onProgress({ name, done, total }));
    }
    // Nobody has to hear of what was there before anybody came.
    await lock.query('delete from live_outbox');
    // Fresh tables have no statistics yet, and the first visitors should not wait for autovacuum.
    await lock.query('analyze');
    await writeMark(db, 'done');
    return true;
  } finally {
    await lock.end();
  }
}
