import type { ErrorBody, RetailClient, RetailClientMatches, RetailClientOrderPage, RetailClientPage } from '@regen/sdk';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { PEOPLE, shopId } from '../../testing/shop/people.ts';
import { PRODUCTS } from '../../testing/shop/products.ts';
import { createTestServer } from '../../testing/test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { searchWords } from './search-words.ts';

type Person = Awaited<ReturnType<TestServer['signIn']>>;

let server: TestServer;
let hilda: Person;
let amy: Person;
let rita: Person;

/** A clinic without clients gets three of its own. */
const CLIENTS = [
  { key: 901, first: 'Zoë', last: 'Ábel', email: 'zoe@example.com', phone: '+1 801 555 0901', linked: '2026-01-05' },
  { key: 902, first: 'Mia', last: 'Stone', email: 'mia.stone@example.com', phone: null, linked: '2026-02-05' },
  { key: 903, first: 'Ben', last: 'stone', email: 'ben@example.net', phone: '(207) 555-0903', linked: '2026-03-05' },
];

async function addClient({ key, first, last, email, phone, linked }: (typeof CLIENTS)[number]): Promise<void> {
  const { db } = server;
  const account = shopId('acc', key);
  await db.query(`insert into accounts (id, name, site, account_type) values ($1, $2, 'retail', 'retail')`, [
    account,
    first,
  ]);
  await db.query(
    `insert into users (id, account_id, email, password_hash, first_name, last_name, phone) values ($1, $2, $3, 'none', $4, $5, $6)`,
    [shopId('usr', key), account, email, first, last, phone],
  );
  await db.query('insert into client_links values ($1, $2, $3)', [hilda.accountId, account, linked]);
}

let orders = 0;
async function addOrder(key: number, placed: string, cents: number, change: object = {}): Promise<string> {
  orders += 1;
  const id = `ord_${String(orders).padStart(26, '0')}`;
  const order = {
    id,
    number: `T-${orders}`,
    account_id: shopId('acc', key),
    site: 'retail',
    state: 'delivered',
    email: 'x@example.com',
    subtotal_cents: cents,
    discount_cents: 0,
    rewards_discount_cents: 0,
    shipping_cents: 0,
    shipping_discount_cents: 0,
    tax_cents: 0,
    total_cents: cents,
    item_count: 3,
    currency: 'USD',
    discounts: [],
    points_spent: 0,
    points_earned: 0,
    shipping_address: { line1: 'secret street' },
    billing_address: { line1: 'secret street' },
    shipping_method_id: 'ground',
    shipping_method_name: 'Ground',
    placed_at: placed,
    paid_at: placed,
    updated_at: placed,
    has_stock: true,
    ...change,
  };
  await server.db.query('insert into orders select * from jsonb_populate_record(null::orders, $1)', [
    JSON.stringify(order),
  ]);
  await server.db.query(
    `insert into order_items (order_id, line, sku, name, short_name, sku_type, quantity, unit_price_cents, list_price_cents, line_total_cents, is_recommended)
     values ($1, 2, '${PRODUCTS.gelWash}', 'Second', 'Second thing', 'retail', 1, 1, 1, 1, true), ($1, 1, '${PRODUCTS.cleanser}', 'First', 'First thing', 'retail', 2, 1, 1, 1, false)`,
    [id],
  );
  return id;
}

beforeAll(async () => {
  server = await createTestServer(inject('cluster'));
  hilda = await server.signIn(PEOPLE.exempt);
  amy = await server.signIn(PEOPLE.client);
  rita = await server.signIn(PEOPLE.school);
  await server.db.query('delete from client_links where professional_account_id = $1', [hilda.accountId]);
  for (const client of CLIENTS) await addClient(client);
  await addOrder(901, '2025-12-31T23:59:59Z', 10_050);
  await addOrder(901, '2026-01-01T00:00:00Z', 2_000);
  await addOrder(902, '2026-06-01T00:00:00Z', 3_000);
  await addOrder(902, '2026-06-02T00:00:00Z', 99_900, { state: 'refunded' });
  await addOrder(902, '2026-06-03T00:00:00Z', 99_900, { state: 'placed', paid_at: null });
  await addOrder(902, '2026-06-04T00:00:00Z', 99_900, { state: 'canceled', paid_at: null });
});

afterAll(() => server?.close());

const list = async (query = '') =>
  (await server.call<RetailClientPage>('GET', `/users/${hilda.id}/retailClients${query}`, { as: hilda })).body;
const lastNames = ({ items }: RetailClientPage) => items.map(({ firstName }) => firstName);

describe('the list', () => {
  test('has counts and totals of purchases, without refunds', async () => {
    const { items, ...page } = await list();
    expect(page).toEqual({ currentPage: 1, totalPages: 1, totalCount: 3, perPage: 10 });
    expect(items.map(({ firstName, orderCount, totalSpent }) => [firstName, orderCount, totalSpent])).toEqual([
      ['Zoë', 2, 120.5],
      ['Ben', 0, 0],
      ['Mia', 1, 30],
    ]);
    expect(items[0]).toEqual({
      clientId: shopId('acc', 901),
      userId: shopId('usr', 901),
      firstName: 'Zoë',
      lastName: 'Ábel',
      email: 'zoe@example.com',
      phone: '+1 801 555 0901',
      linkedAt: '2026-01-05T00:00:00.000Z',
      orderCount: 2,
      totalSpent: 120.5,
      currency: 'USD',
      lastOrderAt: '2026-01-01T00:00:00.000Z',
    });
  });

  test('is sorted by name, newest order or total', async () => {
    expect(lastNames(await list('?sort=recent'))).toEqual(['Mia', 'Zoë', 'Ben']);
    expect(lastNames(await list('?sort=spent'))).toEqual(['Zoë', 'Mia', 'Ben']);
    expect((await server.call('GET', `/users/${hilda.id}/retailClients?sort=age`, { as: hilda })).status).toBe(400);
  });

  test('is paged', async () => {
    for (const sort of ['name', 'recent', 'spent']) {
      const pages = await Promise.all([1, 2, 3, 4].map((page) => list(`?sort=${sort}&perPage=1&page=${page}`)));
      expect(pages.flatMap(lastNames)).toEqual(lastNames(await list(`?sort=${sort}`)));
      expect(pages.map(({ items, totalCount }) => [items.length, totalCount])).toEqual([
        [1, 3],
        [1, 3],
        [1, 3],
        [0, 3],
      ]);
    }
  });

  test.each([
    ['abel', ['Zoë']],
    ['STONE', ['Ben', 'Mia']],
    ['stone mia', ['Mia']],
    ['example.net', ['Ben']],
    ['555-0901', ['Zoë']],
    ['2075550903', ['Ben']],
    ['801 555', ['Zoë']],
    ['%', []],
    ['_', []],
    [`' or true --`, []],
  ])('finds %j in name, address or phone', async (search, expected) => {
    expect(lastNames(await list(`?search=${encodeURIComponent(search)}`))).toEqual(expected);
  });

  test('is for the professional whose clients they are', async () => {
    const path = `/users/${hilda.id}/retailClients`;
    expect((await server.call('GET', path, { as: amy })).body.code).toBe('forbidden');
    expect((await server.call('GET', `/users/${amy.id}/retailClients`, { as: amy })).body.code).toBe('wrong_channel');
    expect((await server.call('GET', `/users/${rita.id}/retailClients`, { as: rita })).body.code).toBe('wrong_channel');
    expect((await server.call('GET', path)).status).toBe(401);
    expect((await server.call('GET', `${path}?search=%00`, { as: hilda })).status).toBe(400);
  });

  test('needs the permission', async () => {
    const milo = await server.signIn(PEOPLE.otherProfessional);
    await server.db.query(`update users set permissions = '{store:write}' where id = $1`, [milo.id]);
    await server.app.platform.auth.forget([milo.id]);
    for (const path of [
      `/users/${milo.id}/retailClients`,
      `/retailClients/${shopId('acc', 901)}`,
      `/retailClients/${shopId('acc', 901)}/orders`,
      '/retailClients/orders',
      '/client/search?search=a',
    ]) {
      expect([path, (await server.call('GET', path, { as: milo })).body.code]).toEqual([path, 'forbidden']);
    }
  });
});

describe('one client', () => {
  const get = <Body = RetailClient>(as: Person, key: number) =>
    server.call<Body>('GET', `/retailClients/${shopId('acc', key)}`, { as });

  test('is as in the list', async () => {
    expect((await get(hilda, 901)).body).toEqual((await list()).items[0]);
  });

  test('of another professional does not exist', async () => {
    const dora = await server.signIn(PEOPLE.professional);
    const foreign = await get<ErrorBody>(dora, 901);
    const unknown = await get<ErrorBody>(dora, 999_999);
    expect([foreign.status, unknown.status]).toEqual([404, 404]);
    expect(foreign.body.message).toBe(unknown.body.message);
    expect((await get<ErrorBody>(amy, 901)).body.code).toBe('wrong_channel');
    expect((await server.call('GET', `/retailClients/${shopId('acc', 901)}/orders`, { as: dora })).status).toBe(404);
  });
});

describe('orders', () => {
  const ordersOf = async (path: string) => (await server.call<RetailClientOrderPage>('GET', path, { as: hilda })).body;

  test('of all clients show products, quantities and the total, newest first', async () => {
    const page = await ordersOf('/retailClients/orders');
    expect(page).toMatchObject({ totalCount: 4, totalPages: 1, years: [2026, 2025] });
    expect(page.items.map(({ number, state }) => [number, state])).toEqual([
      ['T-4', 'refunded'],
      ['T-3', 'delivered'],
      ['T-2', 'delivered'],
      ['T-1', 'delivered'],
    ]);
    expect(page.items[3]).toEqual({
      orderId: `ord_${'1'.padStart(26, '0')}`,
      number: 'T-1',
      clientId: shopId('acc', 901),
      clientName: 'Zoë Ábel',
      placedAt: '2025-12-31T23:59:59.000Z',
      state: 'delivered',
      total: 100.5,
      currency: 'USD',
      items: [
        { sku: PRODUCTS.cleanser, shortName: 'First thing', quantity: 2, isRecommended: false },
        { sku: PRODUCTS.gelWash, shortName: 'Second thing', quantity: 1, isRecommended: true },
      ],
    });
    expect(JSON.stringify(page)).not.toContain('secret');
  });

  test('are of one year if requested, in UTC; the years stay', async () => {
    const path = `/retailClients/${shopId('acc', 901)}/orders`;
    const numbers = async (query: string) => (await ordersOf(path + query)).items.map(({ number }) => number);
    expect(await numbers('')).toEqual(['T-2', 'T-1']);
    expect(await numbers('?year=2025')).toEqual(['T-1']);
    expect(await numbers('?year=2026')).toEqual(['T-2']);
    expect(await ordersOf(`${path}?year=2024`)).toMatchObject({ items: [], totalCount: 0, years: [2026, 2025] });
    expect(await ordersOf(`${path}?perPage=1&page=2`)).toMatchObject({ totalCount: 2, totalPages: 2, currentPage: 2 });
    expect(await numbers('?perPage=1&page=2')).toEqual(['T-1']);
  });

  test('of a client without any are an empty page', async () => {
    const path = `/retailClients/${shopId('acc', 903)}/orders`;
    expect(await ordersOf(path)).toMatchObject({ items: [], totalCount: 0, totalPages: 0, years: [] });
  });

  test('are of the channel of professionals', async () => {
    expect((await server.call('GET', '/retailClients/orders', { as: amy })).body.code).toBe('wrong_channel');
  });
});

describe('the search for pickers', () => {
  const search = async (text: string) =>
    (
      await server.call<RetailClientMatches>('GET', `/client/search?search=${encodeURIComponent(text)}`, { as: hilda })
    ).body.items.map(({ firstName }) => firstName);

  test('finds words, prefixes, numbers and typos, the best first', async () => {
    expect(await search('mia')).toEqual(['Mia']);
    expect(await search('zoe@exmaple')).toEqual(['Zoë']);
    expect((await search('mia stoen'))[0]).toBe('Mia');
    expect(await search('ston')).toEqual(['Ben', 'Mia']);
    expect(await search('zoe abell')).toEqual(['Zoë']);
    expect(await search('5550903')).toEqual(['Ben']);
    expect(await search('qqqqq')).toEqual([]);
    expect(await search('   ')).toEqual([]);
  });

  test('returns ten at most, of linked clients only', async () => {
    for (let key = 920; key < 932; key += 1)
      await addClient({
        key,
        first: `Kim${key}`,
        last: 'Crowd',
        email: `kim${key}@example.com`,
        phone: null,
        linked: '2026-04-01',
      });
    expect(await search('crowd')).toHaveLength(10);
    expect(await search('Amy Rubin')).not.toContain('Amy');
    await server.db.query(`delete from client_links where retail_account_id >= $1 and professional_account_id = $2`, [
      shopId('acc', 920),
      hilda.accountId,
    ]);
  });

  test('is limited', async () => {
    const window = Math.floor(server.clock.now().getTime() / 60_000) * 60_000;
    for (const start of [window, window + 60_000])
      await server.db.query(
        'insert into rate_limits values ($1, $2, 240, $3) on conflict (bucket, window_start) do update set hits = 240',
        [`client search ${hilda.id}`, new Date(start), new Date(start + 60_000)],
      );
    const { status, headers } = await server.call('GET', '/client/search?search=mia', { as: hilda });
    expect(status).toBe(429);
    expect(headers['retry-after']).toBeDefined();
  });
});

test('only what looks like a part of a phone number is compared with one', () => {
  expect(searchWords(' 555-0901 mia3 12 +1(801) ')).toEqual({
    words: ['555-0901', 'mia3', '12', '+1(801)'],
    digits: ['5550901', null, null, '1801'],
  });
});
