import type { ErrorBody, Favorite, FavoritePage } from '@regen/sdk';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { PEOPLE } from '../../testing/shop/people.ts';
import { createTestServer } from '../../testing/test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';

type Person = Awaited<ReturnType<TestServer['signIn']>>;

let server: TestServer;
let amy: Person;
let skus: string[];
let professional: string;

beforeAll(async () => {
  server = await createTestServer(inject('cluster'));
  amy = await server.signIn(PEOPLE.client);
  const { rows } = await server.db.query<{ sku: string; isSeen: boolean }>(
    `(select sku, true as "isSeen" from products where visible_retail order by sku limit 3)
     union all (select sku, false from products where visible_pro and not visible_retail order by sku limit 1)`,
  );
  skus = rows.filter(({ isSeen }) => isSeen).map(({ sku }) => sku);
  professional = rows.find(({ isSeen }) => !isSeen)?.sku ?? '';
});

afterAll(() => server?.close());

beforeEach(() => server.db.query('delete from favorites where user_id = $1', [amy.id]));

const add = <Body = Favorite>(sku: string, as = amy) =>
  server.call<Body>('PUT', `/users/${as.id}/favorite/${sku}`, { as });
const remove = (sku: string) => server.call('DELETE', `/users/${amy.id}/favorite/${sku}`, { as: amy });
const list = async (query = '') =>
  (await server.call<FavoritePage>('GET', `/users/${amy.id}/favorite${query}`, { as: amy })).body;

test('favorites are listed newest first, in pages, and keep their place', async () => {
  expect(await list()).toEqual({ items: [], gone: [], currentPage: 1, totalPages: 0, totalCount: 0, perPage: 12 });
  for (const sku of skus) {
    expect((await add(sku)).status).toBe(200);
    server.clock.advance(1_000);
  }
  const [first = ''] = skus;
  const again = await Promise.all([add(first), add(first)]);
  expect(again[0]?.body).toEqual(again[1]?.body);
  expect((await list()).items.map(({ sku }) => sku)).toEqual(skus.toReversed());
  const second = await list('?perPage=2&page=2');
  expect(second).toMatchObject({ totalCount: 3, totalPages: 2, currentPage: 2, perPage: 2, items: [{ sku: first }] });

  expect((await remove(first)).status).toBe(204);
  expect((await remove(first)).status).toBe(204);
  expect((await list()).totalCount).toBe(2);
});

test('a product of another channel is not there', async () => {
  const refused = await add<ErrorBody>(professional);
  expect([refused.status, refused.body.code]).toEqual([404, 'not_found']);
  expect((await add<ErrorBody>('999999999')).body).toMatchObject({ code: 'not_found', message: refused.body.message });
  await server.db.query('insert into favorites (user_id, sku) values ($1, $2)', [amy.id, professional]);
  expect(await list()).toMatchObject({ items: [], totalCount: 0 });
  const dora = await server.signIn(PEOPLE.professional);
  expect((await add(professional, dora)).status).toBe(200);
});

test('a discontinued product is named as gone until it is sold again', async () => {
  const [gone = '', kept = ''] = skus;
  await add(gone);
  await add(kept);
  await server.db.query('update products set discontinued_at = now() where sku = $1', [gone]);
  expect(await list()).toMatchObject({ items: [{ sku: kept }], totalCount: 1, gone: [{ sku: gone }] });
  expect((await list('?perPage=1&page=7')).gone).toHaveLength(1);
  expect((await add<ErrorBody>(gone)).status).toBe(404);
  await server.db.query('update products set discontinued_at = null where sku = $1', [gone]);
  expect(await list()).toMatchObject({ totalCount: 2, gone: [] });
});

test('a product that the channel never saw is not named when it is gone', async () => {
  await server.db.query('insert into favorites (user_id, sku) values ($1, $2)', [amy.id, professional]);
  await server.db.query('update products set discontinued_at = now() where sku = $1', [professional]);
  expect((await list()).gone).toEqual([]);
  await server.db.query('update products set discontinued_at = null where sku = $1', [professional]);
});

test('a gone favorite can be removed', async () => {
  const [gone = ''] = skus;
  await add(gone);
  await server.db.query('update products set discontinued_at = now() where sku = $1', [gone]);
  expect((await remove(gone)).status).toBe(204);
  expect((await list()).gone).toEqual([]);
  await server.db.query('update products set discontinued_at = null where sku = $1', [gone]);
});

test('there are at most 500, also when added concurrently', async () => {
  // The catalog is smaller than a full list.
  await server.db.query('alter table favorites drop constraint favorites_sku_products_sku_fk');
  await server.db.query(
    'insert into favorites (user_id, sku) select $1, (700000000 + n)::text from generate_series(1, 499) n',
    [amy.id],
  );
  const responses = await Promise.all(skus.map((sku) => add<ErrorBody>(sku)));
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
  expect(responses.find(({ status }) => status === 422)?.body.code).toBe('favorites_full');
  const [kept = ''] = skus.filter((_, place) => responses[place]?.status === 200);
  expect((await add(kept)).status).toBe(200);
});

test('favorites belong to their user', async () => {
  const dora = await server.signIn(PEOPLE.professional);
  const path = `/users/${dora.id}/favorite`;
  expect((await server.call('GET', path, { as: amy })).status).toBe(403);
  expect((await server.call('PUT', `${path}/${skus[0]}`, { as: amy })).status).toBe(403);
  expect((await server.call('DELETE', `${path}/${skus[0]}`, { as: amy })).status).toBe(403);
  expect((await server.call('GET', path)).status).toBe(401);
});
