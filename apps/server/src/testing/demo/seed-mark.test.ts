import { demoUsers } from '@regen/demo-store/demo-people';
import { seedIfEmpty } from '@regen/demo-store/seed';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { markAsOwn, openToEverybody } from '../../fill/mark.ts';
import { createStoreAccess } from '../../fill/store-access.ts';
import { createTestDatabase } from '../test-database.ts';
import type { TestDatabase } from '../test-database.ts';
import { withDemo } from './demo-cluster.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase(await withDemo(inject('cluster')));
});
afterEach(() => database.drop());

const fill = () => seedIfEmpty(createStoreAccess(database.db, true), () => undefined);

it('publishes the sign-ins of all its users, printed or not', async () => {
  const { rows } = await database.db.query('select from users');
  const open = await openToEverybody(database.db);
  expect(open).toHaveLength(rows.length);
  expect(open).toEqual(expect.arrayContaining(demoUsers.map(({ email }) => email)));
});

it('leaves a store alone that was opened without it', async () => {
  await database.db.query(`delete from settings where key = 'seed'`);
  await markAsOwn(database.db);
  expect(await fill()).toBe('kept');
  const { rows } = await database.db.query(`select value from settings where key = 'seed'`);
  expect(rows).toEqual([{ value: { state: 'own' } }]);
});
