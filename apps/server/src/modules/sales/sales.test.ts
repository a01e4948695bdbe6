import type { TopProducts, WeeklySale } from '@regen/sdk';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { PEOPLE, shopId } from '../../testing/shop/people.ts';
import { createTestServer } from '../../testing/test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';

interface Person {
  jwt: string;
  id: string;
}

let server: TestServer;
let dora: Person;
let petra: Person;
const [amy, jonas, greta] = [shopId('acc', 6), shopId('acc', 7), shopId('acc', 8)] as const;

beforeAll(async () => {
  server = await createTestServer(inject('cluster'));
  dora = await server.signIn(PEOPLE.professional);
  petra = await server.signIn(PEOPLE.studio);
});

beforeEach(async () => {
  await server.db.query('delete from refunds; delete from payments; delete from orders');
});

afterAll(() => server?.close());

interface Line {
  sku: string;
  quantity: number;
  cents: number;
  isFree?: boolean;
}

let made = 0;

/** An order of an account; its discount is a tenth of the goods. */
async function order(accountId: string, placedAt: string, lines: Line[], state = 'delivered') {
  const id = `ord_${String((made += 1)).padStart(26, '0')}`;
  const subtotal = lines.reduce((sum, { cents }) => sum + cents, 0);
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  await server.db.query(
    `insert into orders (id, number, account_id, site, state, email, subtotal_cents, discount_cents, shipping_cents, tax_cents, total_cents,
       item_count, shipping_address, billing_address, shipping_method_id, shipping_method_name, placed_at, paid_at)
     values ($1, $1, $2, 'retail', $3, 'x@homes.example', $4, $4::int / 10, 795, 0, $4, $5, '{}', '{}', 'ground', 'Ground', $6, case when $3 <> 'placed' then $6::timestamptz end)`,
    [id, accountId, state, subtotal, pieces, placedAt],
  );
  for (const [line, { sku, quantity, cents, isFree = false }] of lines.entries()) {
    await server.db.query(
      `insert into order_items (order_id, line, sku, name, short_name, sku_type, quantity, unit_price_cents, list_price_cents, line_total_cents, is_free)
       values ($1, $2, $3, 'Old ' || $3, $3, 'retail', $4, $5, $5, $5, $6)`,
      [id, line, sku, quantity, cents, isFree],
    );
  }
}

const top = async (query = '', as = dora) =>
  (await server.call<TopProducts>('GET', `/user/${as.id}/topProducts${query}`, { as })).body;
const week = async (name: string, as = dora) =>
  (await server.call<WeeklySale>('GET', `/user/${as.id}/weeklySale?week=${name}`, { as })).body;

const ago = (days: number) => new Date(server.clock.now().getTime() - days * 86_400_000).toISOString();

test('the products that linked clients bought most come first, and only theirs', async () => {
  const { rows } = await server.db.query<{ sku: string; name: string }>(
    'select sku, name from products where visible_retail order by sku limit 2',
  );
  const [one, two] = rows as [{ sku: string; name: string }, { sku: string; name: string }];
  await order(amy, ago(1), [
    { sku: one.sku, quantity: 2, cents: 5_000 },
    { sku: 'GONE-1', quantity: 1, cents: 1_999 },
    { sku: two.sku, quantity: 9, cents: 0, isFree: true },
  ]);
  await order(jonas, ago(29), [{ sku: one.sku, quantity: 1, cents: 2_500 }]);
  await order(jonas, ago(31), [{ sku: two.sku, quantity: 50, cents: 9_000 }]);
  await order(jonas, ago(2), [{ sku: two.sku, quantity: 50, cents: 9_000 }], 'placed');
  await order(jonas, ago(2), [{ sku: two.sku, quantity: 50, cents: 9_000 }], 'refunded');
  await order(greta, ago(2), [{ sku: two.sku, quantity: 4, cents: 4_000 }]);

  const response = await top();
  expect(response).toMatchObject({ days: 30, currency: 'USD' });
  expect(response.items).toMatchObject([
    { sku: one.sku, name: one.name, quantity: 3, orders: 2, revenue: 75, image: { view: 'front' } },
    { sku: 'GONE-1', name: 'Old GONE-1', quantity: 1, orders: 1, revenue: 19.99, image: null },
  ]);
  expect((await top('?days=32&limit=1')).items).toMatchObject([{ sku: two.sku, quantity: 50 }]);
  expect((await top('', petra)).items).toMatchObject([{ sku: two.sku, quantity: 4 }]);
});

const inZone = (accountId: string, timezone: string) =>
  server.db.query(
    `insert into locations (id, account_id, name, line1, city, country_code, timezone) values ($1, $2, 'Here', '1 Street', 'City', 'US', $3)`,
    [`loc_${accountId}`, accountId, timezone],
  );

test('days are cut in the zone of the store, whatever the clocks do there', async () => {
  await server.db.query('delete from locations');
  await order(amy, '2026-10-26T05:59:59Z', [{ sku: 'GM1', quantity: 1, cents: 1_000 }]);
  await order(amy, '2026-10-26T06:00:00Z', [{ sku: 'GM1', quantity: 1, cents: 2_000 }]);
  await order(amy, '2026-11-02T06:59:59Z', [{ sku: 'GM1', quantity: 1, cents: 4_000 }]);
  const home = await week('2026-W44');
  expect(home).toMatchObject({ timezone: 'America/Denver', previousRevenue: 9 });
  // Clocks go back on Sunday, which has 25 hours.
  expect([home.from, home.to]).toEqual(['2026-10-26T06:00:00.000Z', '2026-11-02T07:00:00.000Z']);
  expect(home.buckets.map(({ revenue }) => revenue)).toEqual([18, 0, 0, 0, 0, 0, 36]);

  await inZone(shopId('acc', 1), 'Asia/Kolkata');
  const there = await week('2026-W44');
  expect(there).toMatchObject({ timezone: 'Asia/Kolkata', from: '2026-10-25T18:30:00.000Z', previousRevenue: 0 });
  expect(there.buckets.map(({ revenue }) => revenue)).toEqual([27, 0, 0, 0, 0, 0, 0]);
});

test('a week has seven days, Monday first, and knows the week before', async () => {
  await server.db.query('delete from locations');
  await inZone(shopId('acc', 1), 'UTC');
  const lines = (cents: number) => [{ sku: 'GM1', quantity: 2, cents }];
  await order(amy, '2026-11-16T00:00:00Z', lines(10_000));
  await order(jonas, '2026-11-16T23:59:59.999Z', lines(2_005));
  await order(amy, '2026-11-22T23:59:59.999Z', lines(3_000));
  await order(amy, '2026-11-15T23:59:59.999Z', lines(5_000));
  await order(amy, '2026-11-09T00:00:00Z', lines(1_000));
  await order(amy, '2026-11-08T23:59:59.999Z', lines(7_000));
  await order(amy, '2026-11-23T00:00:00Z', lines(7_000));
  await order(amy, '2026-11-18T12:00:00Z', lines(7_000), 'canceled');
  await order(greta, '2026-11-18T12:00:00Z', lines(7_000));
  const body = await week('2026-W47');
  expect(body).toMatchObject({ week: '2026-W47', from: '2026-11-16T00:00:00.000Z', to: '2026-11-23T00:00:00.000Z' });
  expect(body.buckets.map(({ date }) => date)).toEqual(
    ['16', '17', '18', '19', '20', '21', '22'].map((day) => `2026-11-${day}`),
  );
  expect(body.buckets[0]).toEqual({ date: '2026-11-16', orders: 2, quantity: 4, revenue: 108.05 });
  expect(body.buckets[2]).toEqual({ date: '2026-11-18', orders: 0, quantity: 0, revenue: 0 });
  expect(body.buckets[6]).toEqual({ date: '2026-11-22', orders: 1, quantity: 2, revenue: 27 });
  expect(body.total).toEqual({ orders: 3, quantity: 6, revenue: 135.05 });
  expect(body.previousRevenue).toBe(54);
});

test('the 53rd week reaches into the next year, and weeks that do not exist are refused', async () => {
  await order(amy, '2027-01-03T12:00:00Z', [{ sku: 'GM1', quantity: 1, cents: 1_000 }]);
  const last = await week('2026-W53');
  expect(last.buckets[6]).toEqual({ date: '2027-01-03', orders: 1, quantity: 1, revenue: 9 });
  expect((await week('2027-W01')).previousRevenue).toBe(9);
  for (const name of ['2025-W53', '0000-W01', '9999-W52']) {
    const response = await server.call('GET', `/user/${dora.id}/weeklySale?week=${name}`, { as: dora });
    expect(response).toMatchObject({ status: 422, body: { code: 'week_unknown' } });
  }
  for (const name of ['2026-W54', '2026-W00', 'W47', '2026-47']) {
    expect((await server.call('GET', `/user/${dora.id}/weeklySale?week=${name}`, { as: dora })).status).toBe(400);
  }
  const present = await server.call<WeeklySale>('GET', `/user/${dora.id}/weeklySale`, { as: dora });
  const { from, to } = present.body;
  const now = server.clock.now().toISOString();
  expect(from <= now && now < to).toBe(true);
});

test('sales are shown to the professional whose clients they are', async () => {
  const client = await server.signIn(PEOPLE.client);
  for (const path of ['topProducts', 'weeklySale']) {
    expect((await server.call('GET', `/user/${dora.id}/${path}`, { as: petra })).status).toBe(403);
    expect((await server.call('GET', `/user/${client.id}/${path}`, { as: client })).body.code).toBe('wrong_channel');
    expect((await server.call('GET', `/user/${dora.id}/${path}`)).status).toBe(401);
  }
});
