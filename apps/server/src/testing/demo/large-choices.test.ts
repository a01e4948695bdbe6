import { openSession } from '@regen/demo-store/large/bulk-session';
import { growChoices } from '@regen/demo-store/large/choices';
import { createIdFunction } from '@regen/demo-store/large/id-function';
import { growPeople, LARGE_DOMAIN } from '@regen/demo-store/large/people';
import { isId } from '@regen/domain';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createStoreAccess } from '../../fill/store-access.ts';
import { createTestDatabase } from '../test-database.ts';
import type { TestDatabase } from '../test-database.ts';
import { withDemo } from './demo-cluster.ts';

let database: TestDatabase;

const OURS = `(select u.id, u.account_id, a.site from users u join accounts a on a.id = u.account_id where u.email like '%@${LARGE_DOMAIN}')`;

async function count(sql: string): Promise<number> {
  const { rows } = await database.db.query<{ count: number }>(`select count(*)::int as count from ${sql}`);
  return rows[0]?.count ?? 0;
}

beforeAll(async () => {
  database = await createTestDatabase(await withDemo(inject('cluster')));
  const access = createStoreAccess(database.db, true);
  const session = await openSession(access);
  await createIdFunction(session);
  await growPeople(session, 3_000);
  await session.close();
  await growChoices(access);
});

afterAll(() => database.drop());

test('everyone has favorites that their channel sees', async () => {
  const without = `${OURS} o where not exists (select 1 from favorites where user_id = o.id)`;
  expect([await count(`${OURS} o`), await count(without)]).toEqual([150, 0]);
  expect(
    await count(`favorites f join ${OURS} o on o.id = f.user_id join products p using (sku)
      where not case o.site when 'b2b' then visible_pro when 'school' then visible_school else visible_retail end`),
  ).toBe(0);
});

test('some professionals are in the locator, near their address', async () => {
  const listed = `locations l join ${OURS} o using (account_id)`;
  const places = await count(listed);
  expect(places).toBeGreaterThan(2);
  expect(await count(`${listed} where o.site <> 'b2b' or not l.is_listed or l.latitude is null`)).toBe(0);
  const { rows } = await database.db.query<{ id: string }>(`select l.id from ${listed}`);
  expect(rows.filter(({ id }) => !isId('location', id))).toEqual([]);

  const before = [await count('favorites'), await count('locations')];
  await growChoices(createStoreAccess(database.db, true));
  expect([await count('favorites'), await count('locations')]).toEqual(before);
});
