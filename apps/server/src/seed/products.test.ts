import { pictures } from '@regen/demo-store/catalog';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import type { TestDatabase } from '../testing/test-database.ts';
import { seedPictures } from './products.ts';

let database: TestDatabase;
const puts: string[] = [];
const storage = {
  sizeOf: async () => null,
  put: async (key: string) => void puts.push(key),
};

beforeAll(async () => {
  database = await createTestDatabase(inject('cluster'));
});
afterAll(() => database.drop());

test('pictures of the demo are stored where they are missing, each once, and those that products show', async () => {
  const { db } = database;
  await seedPictures(db, storage);
  expect(new Set(puts).size).toBe(new Set(pictures.map(({ file }) => file)).size);
  const { rows } = await db.query<{ lost: number }>(
    `select count(*)::int as lost from products, jsonb_array_elements(images) image
     where not exists (select from pictures where id = image ->> 'picture')`,
  );
  expect(rows).toEqual([{ lost: 0 }]);
  puts.length = 0;
  await seedPictures(db, storage);
  expect(puts).toEqual([]);
  // As after a start that was killed.
  await db.query(`delete from pictures where id = (select images -> 1 ->> 'picture' from products where sku = '1401')`);
  await seedPictures(db, storage);
  expect(puts.length).toBeGreaterThan(0);
  expect(puts.length).toBeLessThan(4);
});
