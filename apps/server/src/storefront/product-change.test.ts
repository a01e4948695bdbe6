import type { Product, ProductPage } from '@regen/sdk';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { routePlugins } from '../routes.ts';
import { createTestServer } from '../testing/test-server.ts';
import type { TestServer } from '../testing/test-server.ts';

const METRICS_TOKEN = 'this-test-reads-its-own-server';
let server: TestServer;
beforeAll(async () => {
  server = await createTestServer(inject('cluster'), { routes: routePlugins, env: { METRICS_TOKEN } });
});
afterAll(() => server?.close());

const open = async (url: string) => {
  const { status, text } = await server.inject({ url, headers: { accept: 'text/html' } });
  expect([url, status]).toEqual([url, 200]);
  return text;
};

/** How many pages were not in the cache so far. */
async function misses(): Promise<number> {
  const { text } = await server.inject({ url: '/metrics', headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
  return Number(/^regen_cache_lookups_total\{cache="pages",result="miss"\} (\d+)/m.exec(text)?.[1] ?? 0);
}

/** Those of the pages that must be rendered again for their next visitor. */
async function renewed(urls: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const url of urls) {
    const before = await misses();
    await open(url);
    if ((await misses()) > before) found.push(url);
  }
  return found;
}

const linksTo = (html: string, sku: string) => html.includes(`/products/${sku}"`);

/** A product on the home page, pages that show it, and pages that don't. */
async function choosePages() {
  const [, sku = ''] = /\/products\/([0-9A-Z-]+)"/.exec(await open('/')) ?? [];
  const { body } = await server.call<ProductPage>('GET', '/products/public?perPage=48&sort=name');
  const products = body.items.map((item) => `/products/${item.sku}`).filter((url) => !url.endsWith(sku));
  const lists = Array.from({ length: 3 }, (_, at) => `/products?page=${at + 1}&sort=name`);
  const showing: string[] = ['/', `/products/${sku}`];
  const others: string[] = ['/compare'];
  for (const url of [...lists, ...products.slice(0, 12)]) (linksTo(await open(url), sku) ? showing : others).push(url);
  await open('/compare');
  return { sku, showing, others, lists };
}

it('a change to a product renews the pages that show it, and no others', async () => {
  const { sku, showing, others, lists } = await choosePages();
  const all = [...showing, ...others];
  expect(others.some((url) => lists.includes(url))).toBe(true);
  expect(others.some((url) => url.startsWith('/products/'))).toBe(true);
  await renewed(all);
  expect(await renewed(all)).toEqual([]);

  const page = `/products/${sku}`;
  await server.db.query(`update products set tagline = 'Other words than before.' where sku = $1`, [sku]);
  await expect.poll(() => open(page)).toContain('Other words than before.');
  expect(await renewed(all)).toEqual(showing.filter((url) => url !== page));

  // Any list may be in a different order now.
  await server.db.query(`update products set retail_price_cents = 98765 where sku = $1`, [sku]);
  await expect.poll(() => open(page)).toContain('987.65');
  const renewedByPrice = await renewed(all);
  expect(renewedByPrice).toEqual(expect.arrayContaining([...showing.filter((url) => url !== page), ...lists]));
  expect(renewedByPrice.filter((url) => url.startsWith('/products/') && others.includes(url))).toEqual([]);
  expect(await renewed(all)).toEqual([]);

  // Every page counts the products of the categories.
  const beside = '/compare';
  await server.db.query(`update products set visible_web = false where sku = $1`, [sku]);
  await expect.poll(() => renewed([beside])).toEqual([beside]);
});

it('a row of stock that comes or goes is seen, though the product itself stays as it is', async () => {
  const { body } = await server.call<ProductPage>('GET', '/products/public');
  const sku = body.items.find(({ stock }) => stock.state === 'in_stock')?.sku ?? '';
  const state = async () => (await server.call<Product>('GET', `/product/${sku}`)).body.stock.state;
  expect(await state()).toBe('in_stock');
  await server.db.query('delete from stock where sku = $1', [sku]);
  await expect.poll(state).toBe('out_of_stock');
  await server.db.query('insert into stock (sku, on_hand) values ($1, 500)', [sku]);
  await expect.poll(state).toBe('in_stock');
});
