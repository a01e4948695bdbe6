import { seedChoices } from '@regen/demo-store/choices';
import { seedContent } from '@regen/demo-store/content/index';
import { seedPlaces } from '@regen/demo-store/places/index';
import { demoStores } from '@regen/demo-store/places/read-stores';
import { isTimeZone, openingProblems, postalCodeProblem } from '@regen/domain';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Database } from '../../db/database.ts';
import { createStoreAccess } from '../../fill/store-access.ts';
import { createTestDatabase } from '../test-database.ts';
import { withDemo } from './demo-cluster.ts';

let db: Database;
let drop: () => Promise<void>;

beforeAll(async () => {
  const made = await createTestDatabase(await withDemo(inject('cluster')));
  db = made.db;
  drop = made.drop;
});

afterAll(() => drop?.());

async function count(sql: string): Promise<number> {
  const { rows } = await db.query<{ count: number }>(`select count(*)::int as count from ${sql}`);
  return rows[0]?.count ?? 0;
}

test('every store is on the map, in a zone that exists, with hours that fit', async () => {
  expect(demoStores.length).toBeGreaterThan(60);
  expect(demoStores.filter(({ timezone }) => !isTimeZone(timezone))).toEqual([]);
  expect(demoStores.flatMap(({ hours }) => openingProblems(hours))).toEqual([]);
  expect(await count('locations where is_listed and latitude is null')).toBe(0);
  expect(await count('locations where is_listed')).toBe(demoStores.length + 4);
});

test('every address can be delivered to', async () => {
  const { rows } = await db.query<{ country: string; region: string | null; code: string }>(
    `select country_code as country, region, postal_code as code from addresses
     union select country_code, region, postal_code from locations where postal_code is not null
     union select shipping_address->>'countryCode', shipping_address->>'region', shipping_address->>'postalCode' from orders`,
  );
  expect(rows.length).toBeGreaterThan(50);
  expect(rows.filter(({ country, region, code }) => postalCodeProblem(country, code, region) !== null)).toEqual([]);
});

test('positions of postal codes are known', async () => {
  expect(await count(`postal_places where country_code = 'US'`)).toBeGreaterThan(40_000);
  expect(await count(`postal_places where country_code = 'CA'`)).toBeGreaterThan(1_500);
});

test('no one has a favorite of another channel', async () => {
  expect(await count('favorites')).toBeGreaterThan(40);
  expect(
    await count(`favorites f join users u on u.id = f.user_id join accounts a on a.id = u.account_id join products p using (sku)
      where not case a.site when 'b2b' then visible_pro when 'school' then visible_school else visible_retail end`),
  ).toBe(0);
});

test('a seeding that begins again changes nothing', async () => {
  const tables = ['accounts', 'locations', 'postal_places', 'favorites', 'terms_acceptances', 'content_records'];
  const before = await Promise.all(tables.map(count));
  for (const seed of [seedPlaces, seedContent]) await seed(createStoreAccess(db, true), () => undefined);
  await seedChoices(db, () => undefined);
  expect(await Promise.all(tables.map(count))).toEqual(before);
});
