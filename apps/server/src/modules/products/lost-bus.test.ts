import type { Product } from '@regen/sdk';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { PRODUCTS } from '../../testing/shop/products.ts';
import { createTestServer } from '../../testing/test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer(inject('cluster'));
});

afterAll(() => server.close());

const CUT = `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'regen-bus' and datname = current_database()`;

it('serves nothing old after messages were missed while the bus was away', async () => {
  const stock = async () => (await server.call<Product>('GET', `/product/${PRODUCTS.cleanser}`)).body.stock;
  expect(await stock()).toEqual({ state: 'in_stock', left: null });
  const { bus } = server.app.platform;
  const isLost = new Promise<void>((resolve) => bus.onChange((isConnected) => !isConnected && resolve()));
  await server.db.query(CUT);
  await isLost;
  await server.db.query(`update stock set on_hand = 1 where sku = '${PRODUCTS.cleanser}'`);
  expect(await stock()).toEqual({ state: 'low_stock', left: 1 });
  await expect.poll(() => bus.isConnected).toBe(true);
  expect(await stock()).toEqual({ state: 'low_stock', left: 1 });
  await server.db.query(`update stock set on_hand = 2 where sku = '${PRODUCTS.cleanser}'`);
  await expect.poll(stock).toEqual({ state: 'low_stock', left: 2 });
});
