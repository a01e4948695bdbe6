// A product leaves the range at a moment that was set before, without any change then.
import type { CategoryList, Product, ProductPage, ProductSearchResult } from '@regen/sdk';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { routePlugins } from '../../routes.ts';
import { PRODUCTS } from '../../testing/shop/products.ts';
import { createTestServer } from '../../testing/test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';

const SKU = PRODUCTS.polish;
const LAST = 'The last ones.';
const LIST = '/products/public?perPage=48&sort=name';

let first: TestServer;
let second: TestServer;

beforeAll(async () => {
  first = await createTestServer(inject('cluster'), { routes: routePlugins });
  second = await createTestServer(inject('cluster'), { shareWith: first });
});

afterAll(async () => {
  await second.close();
  await first.close();
});

/** Until a process has heard what was written about products: it says so in the tagline. */
async function heardOf(server: TestServer, skus: readonly string[]): Promise<void> {
  const taglines = async () =>
    Promise.all(skus.map(async (sku) => (await server.call<Product>('GET', `/product/${sku}`)).body.tagline));
  await expect.poll(taglines).toEqual(skus.map(() => LAST));
}

/** What a visitor of one process sees of the product and of its category. */
async function seenBy(server: TestServer) {
  const list = await server.call<ProductPage>('GET', LIST);
  const { body: categories } = await server.call<CategoryList>('GET', '/products/category');
  const { body: found } = await server.call<ProductSearchResult>('GET', `/products/?search=${SKU}`);
  const count = (counts: readonly { count: number }[]) => counts.reduce((sum, one) => sum + one.count, 0);
  return {
    isListed: list.body.items.some(({ sku }) => sku === SKU),
    total: list.body.totalCount,
    sizes: count(list.body.facets.sizeClass),
    inCategories: categories.items.reduce((sum, { productCount }) => sum + productCount, 0),
    isFound: found.items.some(({ sku }) => sku === SKU),
    detail: (await server.call<Product>('GET', `/product/${SKU}`)).status,
  };
}

const pageShows = async () => (await first.inject({ url: '/products' })).text.includes(`/products/${SKU}"`);

it('is gone from lists, counts, facets and pages of every process from that moment on', async () => {
  const { rows } = await first.db.query<{ categories: string[] }>(
    `update products set featured_rank = -1, discontinued_at = now() + interval '30 seconds', tagline = $2 where sku = $1 returning categories`,
    [SKU, LAST],
  );
  await heardOf(first, [SKU]);
  await heardOf(second, [SKU]);
  const before = await seenBy(first);
  expect(before).toMatchObject({ isListed: true, isFound: true, detail: 200 });
  expect(await seenBy(second)).toEqual(before);
  await expect.poll(pageShows).toBe(true);

  first.clock.advance(31_000);
  const after = {
    isListed: false,
    total: before.total - 1,
    sizes: before.sizes - 1,
    inCategories: before.inCategories - (rows[0]?.categories.length ?? 0),
    isFound: false,
    detail: 404,
  };
  expect(await seenBy(first)).toEqual(after);
  expect(await seenBy(second)).toEqual(after);
  expect(await pageShows()).toBe(false);
});

it('one leaves after the other, each at its own moment', async () => {
  const pair = [PRODUCTS.cleanser, PRODUCTS.serum];
  for (const [at, sku] of pair.entries()) {
    const leaves = new Date(first.clock.now().getTime() + (at + 1) * 20_000);
    await first.db.query('update products set discontinued_at = $1, tagline = $3 where sku = $2', [leaves, sku, LAST]);
  }
  await heardOf(first, pair);
  const listed = async () => {
    const { body } = await first.call<ProductPage>(
      'GET',
      '/products/public?perPage=48&category=cleansers&category=serums',
    );
    return pair.filter((sku) => body.items.some((item) => item.sku === sku));
  };
  expect(await listed()).toEqual(pair);
  first.clock.advance(21_000);
  expect(await listed()).toEqual([PRODUCTS.serum]);
  first.clock.advance(20_000);
  expect(await listed()).toEqual([]);
});
