import type { BundleReport, Cart, ErrorBody } from '@regen/sdk';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { Author, PRO_SKU, bundleServer } from '../../testing/bundles.ts';
import type { Person } from '../../testing/bundles.ts';
import { bringOrder } from '../../testing/order-states.ts';
import { PASSWORD, PEOPLE } from '../../testing/shop/people.ts';
import { Shopper, plentifulSkus } from '../../testing/shopping.ts';
import { createTestServer } from '../../testing/test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let dora: Author;
let jonas: Person;
let skus: string[];

beforeAll(async () => {
  server = await createTestServer(inject('cluster'), bundleServer);
  dora = new Author(server, await server.signIn(PEOPLE.professional));
  jonas = await server.signIn(PEOPLE.otherClient);
  skus = await plentifulSkus(server, 4);
});

afterAll(() => server?.close());

function add<Body = Cart>(shopper: Shopper, token: string, owner = 'guest', headers: Record<string, string> = {}) {
  return shopper.call<Body>('POST', `/cart/${owner}/bundle`, { body: { token }, headers });
}

const report = async () => {
  const path = `/recommendations/user/${dora.person.id}/report/week?perPage=100`;
  return (await server.call<BundleReport>('GET', path, { as: dora.person })).body;
};
const rowOf = async (bundleId: string) => (await report()).items.find((row) => row.bundleId === bundleId);

describe('a bundle is added to a cart', () => {
  test('in one call, marked as recommended, without what the channel does not have', async () => {
    const { bundleId, bundleToken } = await dora.made({ items: [...skus.slice(0, 2), skus[1] ?? '', PRO_SKU] });
    const ada = new Shopper(server);
    const { body, headers, status } = await add(ada, bundleToken);
    expect(status).toBe(200);
    expect(body.items.map(({ sku, quantity, isRecommended }) => [sku, quantity, isRecommended])).toEqual([
      [skus[0], 1, true],
      [skus[1], 2, true],
    ]);
    expect(body.notices).toEqual([
      { code: 'not_available', message: 'One product in this recommendation is not sold in your store.' },
    ]);
    expect(JSON.stringify(body)).not.toContain(PRO_SKU);
    expect(headers['etag']).toBe(`"${body.version}"`);
    expect(await rowOf(bundleId)).toMatchObject({ added: 1, bought: 0 });
    const twice = await add(ada, bundleToken);
    expect(twice.body.items.map(({ quantity }) => quantity)).toEqual([2, 4]);
    expect(await rowOf(bundleId)).toMatchObject({ added: 1 });
  });

  test('beside what is there, which stays what it was', async () => {
    const { bundleToken } = await dora.made({ items: [skus[0] ?? ''] });
    const ada = new Shopper(server);
    await ada.put({ add: [{ sku: skus[3], quantity: 1 }] });
    const { body } = await add(ada, bundleToken);
    expect(body.items.map(({ sku, isRecommended }) => [sku, isRecommended])).toEqual([
      [skus[3], false],
      [skus[0], true],
    ]);
  });

  test('with the limits and the messages of the cart', async () => {
    const sku = skus[2] ?? '';
    const { bundleId, bundleToken } = await dora.made({ items: [sku] });
    await server.db.query('update stock set on_hand = 0 where sku = $1', [sku]);
    const { body } = await add(new Shopper(server), bundleToken);
    expect(body.items).toEqual([]);
    expect(body.notices).toMatchObject([{ code: 'out_of_stock', sku }]);
    expect(await rowOf(bundleId)).toMatchObject({ added: 0 });
    await server.db.query('update stock set on_hand = 500 where sku = $1', [sku]);
  });

  test('for the version that the caller saw, once per key, and by no one else', async () => {
    const { bundleToken } = await dora.made({ items: [skus[0] ?? ''] });
    const ada = new Shopper(server);
    const first = await add(ada, bundleToken);
    const old = await add<ErrorBody & { cart: Cart }>(ada, bundleToken, 'guest', { 'if-match': '"99"' });
    expect([old.status, old.body.code, old.body.cart.version]).toEqual([412, 'version_conflict', first.body.version]);
    const key = { 'idempotency-key': randomUUID() };
    const both = await Promise.all([add(ada, bundleToken, 'guest', key), add(ada, bundleToken, 'guest', key)]);
    expect(both.map(({ body }) => body.items[0]?.quantity)).toEqual([2, 2]);
    expect((await add<ErrorBody>(new Shopper(server), bundleToken, first.body.id ?? '')).status).toBe(404);
    expect((await add<ErrorBody>(new Shopper(server, jonas), bundleToken, dora.person.id)).status).toBe(403);
    const none = await add<ErrorBody>(ada, 'x'.repeat(32));
    expect([none.status, none.body.code]).toEqual([404, 'not_found']);
  });

  test('from several tabs at once, and while it is deleted', async () => {
    const { bundleId, bundleToken } = await dora.made({ items: [skus[0] ?? ''] });
    const ada = new Shopper(server);
    await add(ada, bundleToken);
    const responses = await Promise.all([1, 2, 3, 4].map(() => add(ada, bundleToken)));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(responses.map(({ body }) => body.items[0]?.quantity).toSorted()).toEqual([2, 3, 4, 5]);
    const last = await Promise.all([add(ada, bundleToken), dora.call('DELETE', bundleId), add(ada, bundleToken)]);
    expect(last[1].status).toBe(204);
    for (const { status } of [last[0], last[2]]) expect([200, 404]).toContain(status);
    const taken = [last[0], last[2]].filter(({ status }) => status === 200).length;
    const { body } = await ada.call<Cart>('GET', '/cart/guest');
    expect(body.items[0]?.quantity).toBe(5 + taken);
  });

  test('by its author without being counted', async () => {
    const { bundleId, bundleToken } = await dora.made({ items: [skus[0] ?? '', PRO_SKU] });
    const { body } = await add(new Shopper(server, dora.person), bundleToken, dora.person.id);
    expect(body.notices.filter(({ code }) => code === 'not_available')).toEqual([]);
    expect(body.items.map(({ sku }) => sku)).toContain(PRO_SKU);
    expect(await rowOf(bundleId)).toMatchObject({ added: 0 });
  });
});

describe('an order from a bundle', () => {
  test('of a visitor counts as bought, for what its lines brought, until it is canceled', async () => {
    const { bundleId, bundleToken } = await dora.made({ items: [skus[0] ?? '', skus[1] ?? ''] });
    const ada = new Shopper(server);
    await ada.put({ add: [{ sku: skus[3], quantity: 1 }] });
    const cart = (await add(ada, bundleToken)).body;
    const { body: order, status } = await ada.order(await ada.checkout());
    expect([status, order.state]).toEqual([201, 'paid']);
    const lines = cart.items.filter(({ sku }) => sku === skus[0] || sku === skus[1]);
    const revenue = lines.reduce((sum, { discountedAmount }) => sum + Math.round(discountedAmount * 100), 0) / 100;
    expect(revenue).toBeGreaterThan(0);
    expect(await rowOf(bundleId)).toMatchObject({ added: 1, bought: 1, revenue });
    expect((await dora.call('GET', bundleId)).body.counts.bought).toBe(1);

    await bringOrder(server.db, order.id, 'refunded');
    expect(await rowOf(bundleId)).toMatchObject({ bought: 0, revenue: 0 });
  });

  test('of a client who opened it signed out counts as hers', async () => {
    const { bundleId, bundleToken } = await dora.made({ items: [skus[0] ?? ''] });
    const guest = new Shopper(server);
    await add(guest, bundleToken);
    const login = { email: PEOPLE.otherClient, password: PASSWORD };
    expect((await guest.call('POST', '/auth/users/login', { as: 'client', body: login })).status).toBe(200);
    const signedIn = new Shopper(server, jonas);
    const { body: order } = await signedIn.order(await signedIn.checkout());
    expect(order.state).toBe('paid');
    expect(order.items.find(({ sku }) => sku === skus[0])?.isRecommended).toBe(true);
    const { rows } = await server.db.query('select bundle_id from order_items where order_id = $1 and sku = $2', [
      order.id,
      skus[0],
    ]);
    expect(rows).toEqual([{ bundle_id: bundleId }]);
    expect(await rowOf(bundleId)).toMatchObject({ bought: 1 });
  });

  test('of a deleted bundle is an order like any other', async () => {
    const { bundleId, bundleToken } = await dora.made({ items: [skus[0] ?? ''] });
    const ada = new Shopper(server);
    await add(ada, bundleToken);
    expect((await dora.call('DELETE', bundleId)).status).toBe(204);
    expect((await ada.order(await ada.checkout())).status).toBe(201);
  });
});
