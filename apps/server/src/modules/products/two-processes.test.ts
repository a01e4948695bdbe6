import type { CategoryList, Product, ProductPage } from '@regen/sdk';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { PRODUCTS } from '../../testing/shop/products.ts';
import { createTestServer } from '../../testing/test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';

let first: TestServer;
let second: TestServer;

beforeAll(async () => {
  first = await createTestServer(inject('cluster'));
  second = await createTestServer(inject('cluster'), { shareWith: first });
});

afterAll(async () => {
  await second.close();
  await first.close();
});

const LIST = '/products/public?perPage=48&sort=name';

async function everywhere(path: string, see: (body: Pick<ProductPage, 'items'>) => unknown, expected: unknown) {
  for (const server of [first, second])
    await expect.poll(async () => see((await server.call<ProductPage>('GET', path)).body)).toEqual(expected);
}

describe('two processes on one database', () => {
  it('both show a change of stock at once, in lists, searches and details', async () => {
    const stockIn = (body: Pick<ProductPage, 'items'>) =>
      body.items.find((item) => item.sku === PRODUCTS.cleanser)?.stock;
    const before = { state: 'in_stock', left: null };
    await everywhere(LIST.replace('name', 'featured'), stockIn, before);
    await everywhere('/products/?search=oat', stockIn, before);
    await first.db.query(`update stock set on_hand = 2 where sku = '${PRODUCTS.cleanser}'`);
    await everywhere(LIST.replace('name', 'featured'), stockIn, { state: 'low_stock', left: 2 });
    await everywhere('/products/?search=oat', stockIn, { state: 'low_stock', left: 2 });
    for (const server of [first, second])
      await expect
        .poll(async () => (await server.call<Product>('GET', `/product/${PRODUCTS.cleanser}`)).body.stock)
        .toEqual({ state: 'low_stock', left: 2 });
  });

  it('neither keeps what it read before a change was committed', async () => {
    const look = (server: TestServer) => async () =>
      (await server.call<Product>('GET', `/product/${PRODUCTS.serum}`)).body.stock;
    const before = await look(first)();
    await first.db.transaction(async (tx) => {
      await tx.query(`update stock set on_hand = 3 where sku = '${PRODUCTS.serum}'`);
      // Read and cached by both while the change waits.
      for (const server of [first, second]) expect(await look(server)()).toEqual(before);
    });
    for (const server of [first, second]) await expect.poll(look(server)).toEqual({ state: 'low_stock', left: 3 });
  });

  it('both show a new name, price and place in the list, and drop a product that is gone', async () => {
    const isThere = (body: Pick<ProductPage, 'items'>) => body.items.some((item) => item.sku === PRODUCTS.polish);
    await everywhere(LIST, isThere, true);
    await second.db.query(
      `update products set name = 'Aaa First of All', retail_price_cents = 12345 where sku = '${PRODUCTS.polish}'`,
    );
    await everywhere(LIST, (body) => body.items[0]?.name, 'Aaa First of All');
    for (const server of [first, second])
      expect((await server.call<Product>('GET', `/product/${PRODUCTS.polish}`)).body.price.yourPrice).toBe(123.45);
    await first.db.query(
      `update products set discontinued_at = now() - interval '1 second' where sku = '${PRODUCTS.polish}'`,
    );
    await everywhere(LIST, isThere, false);
    for (const server of [first, second])
      expect((await server.call('GET', `/product/${PRODUCTS.polish}`)).status).toBe(404);
  });

  it('both recount when products move between categories', async () => {
    const countIn = (body: CategoryList) => body.items.find((item) => item.slug === 'masks')?.productCount;
    const { body } = await first.call<CategoryList>('GET', '/products/category');
    const before = countIn(body) ?? 0;
    await first.db.query(`update products set categories = categories || '{masks}' where sku = '${PRODUCTS.cleanser}'`);
    for (const server of [first, second])
      await expect
        .poll(async () => countIn((await server.call<CategoryList>('GET', '/products/category')).body))
        .toBe(before + 1);
  });
});
