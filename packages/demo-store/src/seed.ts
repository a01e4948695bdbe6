import { seedBundles } from './bundles/write-bundles.ts';
import { seedChoices } from './choices.ts';
import { moreClients } from './clients/demo-clients.ts';
import { seedCards } from './clients/write-attached.ts';
import { seedClients } from './clients/write-clients.ts';
import { seedTalks } from './clients/write-talks.ts';
import { seedContent } from './content/index.ts';
import { seedCourses } from './courses/index.ts';
import { publishedPasswords } from './demo-passwords.ts';
import type { DemoPasswords } from './demo-passwords.ts';
import { DEMO_PASSWORD, demoId, demoUsers } from './demo-people.ts';
import type { Database, DemoHost } from './host.ts';
import { seedOrders } from './orders.ts';
import { seedPeople } from './people.ts';
import { seedPlaces } from './places/index.ts';
import { seedPoints } from './points.ts';
import { seedCatalog } from './products.ts';
import { seedReviews } from './reviews/index.ts';
import type { SeedStep } from './seed-step.ts';
import { seedStores } from './stores/index.ts';
import { seedStoreProfiles } from './stores/profiles.ts';

export interface SeedProgress {
  name: string;
  done: number;
  total: number;
}

/** In this order: later steps refer to what earlier ones wrote. */
const stepsWith = (passwords: DemoPasswords): readonly SeedStep[] => [
  { name: 'People', run: (host, report) => seedPeople(host, report, passwords) },
  { name: 'Stores', run: seedStores },
  { name: 'Clients', run: (host, report) => seedClients(host, report, passwords) },
  { name: 'Conversations', run: ({ db }, report) => seedTalks(db, report) },
  { name: 'Catalog', run: seedCatalog },
  { name: 'Points', run: ({ db }, report) => seedPoints(db, report) },
  { name: 'Orders', run: seedOrders },
  { name: 'Reviews', run: ({ db }, report) => seedReviews(db, report) },
  { name: 'Recommendations', run: ({ db }, report) => seedBundles(db, report) },
  { name: 'Store pages', run: ({ db }, report) => seedStoreProfiles(db, report) },
  { name: 'Recommendations in messages', run: ({ db }, report) => seedCards(db, report) },
  { name: 'Courses', run: ({ db }, report) => seedCourses(db, report) },
  { name: 'Places', run: seedPlaces },
  { name: 'Pages', run: seedContent },
  { name: 'Choices', run: ({ db }, report) => seedChoices(db, report) },
];

const LOCK = 724_316_002;
/** The users who may be written with the published password. */
const published = {
  password: DEMO_PASSWORD,
  users: [...demoUsers, ...moreClients].map(({ key }) => demoId('usr', key)),
};

/** The result of seeding: the store now has the demo, kept the data that it had, or had been opened without the demo. */
export type SeedResult = 'filled' | 'kept' | 'own';

async function isUsed(db: Database): Promise<boolean> {
  const { rows } = await db.query<{ used: boolean }>(
    'select exists (select 1 from users) or exists (select 1 from products) or exists (select 1 from orders) as used',
  );
  return rows[0]?.used === true;
}

/** Why this store must not be filled; null if it is empty or seeding was interrupted. */
async function reasonToKeep(host: DemoHost): Promise<Exclude<SeedResult, 'filled'> | null> {
  const state = await host.fillState();
  if (state === 'started') return null;
  if (state === 'done' || (await isUsed(host.db))) return 'kept';
  return state;
}

/**
 * Fills an empty database with the demo; leaves any other alone. Of several processes that start at once, one seeds and the others wait
 * for it.
 */
export async function seedIfEmpty(
  host: DemoHost,
  onProgress: (progress: SeedProgress) => void,
  passwords: DemoPasswords = publishedPasswords(),
): Promise<SeedResult> {
  const session = await host.openSession();
  try {
    await session.query('select pg_advisory_lock($1)', [LOCK]);
    const reason = await reasonToKeep(host);
    if (reason !== null) return reason;
    await host.beginFill(published);
    for (const { name, run } of stepsWith(passwords)) {
      onProgress({ name, done: 0, total: 1 });
      await run(host, (done, total) => onProgress({ name, done, total }));
    }
    // No page is open yet, so nobody needs these events.
    await session.query('delete from live_outbox');
    // Fresh tables have no statistics yet, and the first visitors should not wait for autovacuum.
    await session.query('analyze');
    await host.endFill();
    return 'filled';
  } finally {
    await session.close();
  }
}
