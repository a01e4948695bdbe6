import { pictures } from '@regen/demo-store/catalog';
import { seedPictures } from '@regen/demo-store/products';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createFileAccess } from '../../fill/store-access.ts';
import { createTestDatabase } from '../test-database.ts';
import type { TestDatabase } from '../test-database.ts';
import { withDemo } from './demo-cluster.ts';

let database: TestDatabase;
const puts: string[] = [];
const storage = {
  get: async () => null,
  sizeOf: async () => null,
  put: async (key: string) => void puts.push(key),
};

beforeAll(async () => {
  database = await createTestDatabase(await withDemo(inject('cluster')));
});
afterAll(() => database.drop());

test('stores missing pictures of the demo, each once, under the ids that products refer to', async () => {
  const { db } = database;
  const store = () => seedPictures(createFileAccess(db, storage));
  await store();
  expect(new Set(puts).size).toBe(new Set(pictures.map(({ file }) => file)).size);
  const { rows } = await db.query<{ lost: number }>(
    `select count(*)::int as lost from products, jsonb_array_elements(images) image
     where not exists (select from pictures where id = image ->> 'picture')`,
  );
  expect(rows).toEqual([{ lost: 0 }]);
  puts.length = 0;
  await store();
  expect(puts).toEqual([]);
  // As if a start had been killed.
  await db.query(`delete from pictures where id = (select images -> 1 ->> 'picture' from products where sku = '1401')`);
  await store();
  expect(puts.length).toBeGreaterThan(0);
  expect(puts.length).toBeLessThan(4);
});
