import { products as demo } from '@regen/demo-store/catalog';
import type { Cart, Order, ProductPage, Session } from '@regen/sdk';
import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { PROJECT_ROOT } from '../../config.ts';
import { PAGES_GUIDE, writePages } from '../guide-pages.ts';
import { httpCaller } from '../http-caller.ts';
import { runCli } from '../run-cli.ts';
import { newDataFolder, startServerProcess } from '../server-process.ts';
import { Shopper } from '../shopping.ts';
import { createTestDatabase } from '../test-database.ts';

const SKUS = Array.from({ length: 30 }, (_, n) => String(50_001 + n));
const nameOf = (sku: string): string => `Harbor No. ${Number(sku) - 50_000}`;

const stack = new AsyncDisposableStack();
let env: Record<string, string>;
let url: string;

/** A shop that nobody has seen before: thirty products, each with a photograph of its own. */
async function writeShop(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'merchant-'));
  stack.defer(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, 'pictures'));
  for (const [n, sku] of SKUS.entries()) {
    const photo = sharp({ create: { width: 800, height: 1000, channels: 3, background: { r: 8 * n, g: 120, b: 90 } } });
    await photo.jpeg().toFile(join(folder, 'pictures', `${sku}.jpg`));
  }
  const table = (name: string, header: string, row: (sku: string) => string) =>
    writeFileSync(join(folder, `${name}.csv`), `${header}\n${SKUS.map(row).join('\n')}\n`);
  table('products', 'sku,name,size,sold_to,categories', (sku) => `${sku},${nameOf(sku)},50 mL,web retail b2b,soaps`);
  table('prices', 'sku,retail,tier_1,tier_2,tier_3,tier_4', (sku) => `${sku},20.00,14.00,13.00,12.00,11.00`);
  table('stock', 'sku,on_hand', (sku) => `${sku},50`);
  table('pictures', 'sku,file,alt', (sku) => `${sku},${sku}.jpg,${nameOf(sku)} on a table`);
  const put = (name: string, text: string) => writeFileSync(join(folder, `${name}.csv`), text);
  put('categories', 'slug,name\nsoaps,Soaps\n');
  put('shipping-methods', 'id,name,carrier,min_days,max_days\nground,Ground,UPS,3,6\n');
  put('shipping-zones', 'id,name,countries\nus,United States,US\n');
  put('shipping-rates', 'id,method,zone,base\nus-ground,ground,us,7.95\n');
  put('taxes', 'id,country,region,name,percent\nus-ut,US,UT,Sales tax,6.1\n');
  return folder;
}

beforeAll(async () => {
  const database = await createTestDatabase(inject('cluster'), { isBare: true });
  stack.defer(() => database.drop());
  const data = newDataFolder();
  stack.defer(() => rmSync(data, { recursive: true, force: true }));
  env = { DATABASE_URL: database.url, DATA_FOLDER: data, SELLER_NAME: 'Harbor Soaps, Inc.' };
  const server = startServerProcess(env);
  stack.defer(async () => {
    server.child.kill('SIGKILL');
    await server.ended;
  });
  url = await server.listening;
});
afterAll(() => stack.disposeAsync());

const page = async (path: string): Promise<string> => {
  const response = await fetch(url + path);
  if (response.status !== 200) throw new Error(`${path}: ${response.status}`);
  return response.text();
};

/** Text for the home page and one other page: the guide's example, with a photograph. */
async function writeWords(): Promise<{ folder: string; photo: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'merchant-words-'));
  stack.defer(() => rmSync(folder, { recursive: true, force: true }));
  writePages(folder, readFileSync(join(PROJECT_ROOT, PAGES_GUIDE), 'utf8'));
  const photo = join(folder, 'content/assets/harbor.jpg');
  await sharp({ create: { width: 1200, height: 1500, channels: 3, background: '#1f5f8f' } })
    .jpeg()
    .toFile(photo);
  return { folder, photo };
}

const dominantOf = async (picture: string) => (await sharp(picture).stats()).dominant;

/** Links on the home page, the list, a product page and in the sitemap that don't return 200. */
async function deadLinks(): Promise<string[]> {
  const texts = await Promise.all(['/', '/products', `/products/${SKUS[0]}`].map(page));
  const links = texts.flatMap((html) => [...html.matchAll(/<a [^>]*href="(\/[^"#]*)/g)].map(([, path]) => path ?? ''));
  const named = [...(await page('/sitemap.xml')).matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, loc]) => new URL(loc ?? '').pathname,
  );
  const paths = [...new Set([...links, ...named].map((path) => path.replaceAll('&amp;', '&')))];
  expect(paths.length).toBeGreaterThan(SKUS.length);
  const answers = await Promise.all(paths.map(async (path) => [path, (await fetch(url + path)).status] as const));
  return answers.filter(([, status]) => status !== 200).map(([path, status]) => `${path}: ${status}`);
}

test('a merchant opens a shop of their own', async () => {
  const store = httpCaller(() => url);
  const browserId = randomUUID();
  const listed = async () => (await store.call<ProductPage>('GET', '/products/public?perPage=48', { browserId })).body;
  expect((await listed()).items).toEqual([]);
  await page('/');

  const imported = await runCli('catalog/catalog-cli.ts', ['import', await writeShop()], { env });
  expect(imported).toMatchObject({ code: 0, stdout: expect.stringMatching(/^products: 30 new/m) });
  await expect.poll(async () => (await listed()).totalCount).toBe(30);
  const { items } = await listed();
  expect(items.map(({ name }) => name).toSorted()).toEqual(SKUS.map(nameOf).toSorted());
  for (const { image } of items) {
    const path = image?.template.replace('{size}', 'icon').replace('{format}', 'webp') ?? '';
    expect((await fetch(url + path)).headers.get('content-type')).toBe('image/webp');
  }

  // Every link on its pages and in its sitemap works, even before it has editorial pages.
  expect(await deadLinks()).toEqual([]);
  expect(await page('/')).toMatch(/<h1[^>]*>Harbor Soaps, Inc\.<\/h1>/);
  expect(await page('/')).not.toMatch(/href="\/(?:shipping|terms|about)"|measured actives|\/media\/editorial|12-days/i);

  const { folder, photo } = await writeWords();
  expect(await runCli('catalog/catalog-cli.ts', ['import', folder], { env })).toMatchObject({
    code: 0,
    stdout: 'content: 3 of 3 records were new or different\nImported.\n',
  });
  await expect.poll(() => page('/')).toMatch(/<h1[^>]*>Soap from the harbor<\/h1>/);
  const home = await page('/');
  expect(home).toContain('href="/shipping"');
  expect(await page('/shipping')).toContain('We pack orders Monday through Friday.');
  const hero = /<img src="([^"]+)" alt="Bars of soap/.exec(home)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const shown = await fetch(url + hero);
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect((await sharp(await shown.bytes()).stats()).dominant).toEqual(await dominantOf(photo));
  expect(await deadLinks()).toEqual([]);

  // Every page shows this shop, and nothing of the demo's.
  const texts = await Promise.all(
    ['/', '/products', '/products?page=2', `/products/${SKUS[0]}`, '/sitemap.xml'].map(page),
  );
  expect(texts[1]).toContain('Harbor No. ');
  const leaked = demo.filter(({ name, sku }) => texts.some((text) => text.includes(name) || text.includes(`/${sku}/`)));
  expect(leaked.map(({ name }) => name)).toEqual([]);

  const staff = ['create-staff', '--email', 'nora@shop.example', '--name', 'Nora Lind'];
  const made = await runCli('admin/admin-cli.ts', staff, { env: { ...env, PUBLIC_URL: url } });
  const token = /\/resetPassword\/(\S+)$/m.exec(made.stdout)?.[1] ?? '';
  const password = 'seven green pears';
  await store.call('POST', `/users/resetPassword/${token}`, { body: { password }, browserId });
  const nora = await store.call<Session>('POST', '/auth/users/login', {
    body: { email: 'nora@shop.example', password },
    browserId,
  });
  expect(nora).toMatchObject({ status: 200, body: { accountType: 'admin' } });

  const buyer = new Shopper(store);
  const cart = await buyer.put({ items: [{ sku: SKUS[4], quantity: 2 }] });
  expect(cart.body.items).toMatchObject([{ name: 'Harbor No. 5', price: { yourPrice: 20 } }]);
  const placed = await buyer.order(await buyer.checkout());
  expect(placed).toMatchObject({ status: 201, body: { state: 'paid', orderTotal: { subtotal: 40, shipping: 7.95 } } });
  const { id, accessToken } = placed.body;
  const found = await buyer.call<Order>('GET', `/user/guest/order/${id}?accessToken=${accessToken ?? ''}`);
  expect(found.body).toMatchObject({ number: placed.body.number, items: [{ sku: SKUS[4], quantity: 2 }] });
  expect((await buyer.call<Cart>('GET', '/cart/guest')).body.items).toEqual([]);
  expect(await runCli('admin/admin-cli.ts', ['verify'], { env })).toMatchObject({ code: 0 });
});
