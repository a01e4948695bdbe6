// A kit can no longer be packed once one of its products is discontinued.
import type { Cart, Product, ProductPage } from '@regen/sdk';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { routePlugins } from '../../routes.ts';
import { PRODUCTS } from '../../testing/shop/products.ts';
import { Shopper } from '../../testing/shopping.ts';
import { createTestServer } from '../../testing/test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { sendDueAlerts } from '../stock-alerts/sender.ts';

const KIT = PRODUCTS.kit;
const PART = PRODUCTS.gelWash;

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer(inject('cluster'), { routes: routePlugins });
});
afterAll(() => server?.close());

async function stockSeen() {
  const list = await server.call<ProductPage>('GET', '/products/public?perPage=48&category=kits');
  const detail = await server.call<Product>('GET', `/product/${KIT}`);
  return [list.body.items.find(({ sku }) => sku === KIT)?.stock.state, detail.body.stock.state];
}

it('is out of stock in lists, on its page, in carts and for orders from that moment on', async () => {
  const early = new Shopper(server);
  const { body: filled } = await early.put({ items: [{ sku: KIT, quantity: 1 }] });
  expect(filled.items).toMatchObject([{ sku: KIT, isAvailable: true }]);
  const order = await early.checkout();

  const leaves = new Date(server.clock.now().getTime() + 20_000);
  await server.db.query('update products set discontinued_at = $1 where sku = $2', [leaves, PART]);
  await server.db.query('update products set tagline = $1 where sku = $2', ['Heard.', KIT]);
  await expect.poll(async () => (await server.call<Product>('GET', `/product/${KIT}`)).body.tagline).toBe('Heard.');
  expect(await stockSeen()).toEqual(['in_stock', 'in_stock']);

  server.clock.advance(21_000);
  expect(await stockSeen()).toEqual(['out_of_stock', 'out_of_stock']);
  expect(await early.order(order)).toMatchObject({ status: 409, body: { code: 'out_of_stock' } });
  const { body: cart } = await early.call<Cart>('GET', '/cart/guest');
  expect(cart.items).toMatchObject([{ sku: KIT, isAvailable: false, stock: { state: 'out_of_stock' } }]);
  const late = await new Shopper(server).put({ items: [{ sku: KIT, quantity: 1 }] });
  expect(late.body).toMatchObject({ items: [], notices: [{ code: 'out_of_stock', sku: KIT }] });
});

it('is not announced as back in stock', async () => {
  const { db, app } = server;
  for (const sku of [KIT, PRODUCTS.cleanser])
    await db.query('insert into stock_alerts (email, sku, created_at, confirmed_at) values ($1, $2, now(), now())', [
      'waiting@guests.example',
      sku,
    ]);
  await sendDueAlerts(app.platform);
  const { rows } = await db.query<{ sku: string }>('select sku from stock_alerts where notified_at is null');
  expect(rows).toEqual([{ sku: KIT }]);
});
