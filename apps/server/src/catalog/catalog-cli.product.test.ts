import type { Product } from '@regen/sdk';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, inject, it, onTestFinished } from 'vitest';
import { CONTENT_TOPIC } from '../content/store/content-store.ts';
import { pictureRoutes } from '../pictures/picture-routes.ts';
import { runCli } from '../testing/run-cli.ts';
import { CONTENT_FOLDER } from '../testing/shop/fill-shop.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { createTestServer } from '../testing/test-server.ts';
import type { TestServer } from '../testing/test-server.ts';

let server: TestServer;
let folder: string;

beforeAll(async () => {
  server = await createTestServer(inject('cluster'), {
    routes: [(http, { platform, services }) => pictureRoutes(http, { ...platform, ...services })],
  });
});
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'catalog-'));
  return () => rmSync(folder, { recursive: true, force: true });
});
afterAll(() => server?.close());

const put = (name: string, text: string): void => writeFileSync(join(folder, name), text);

const run = (...args: string[]) =>
  runCli('catalog/catalog-cli.ts', args, {
    env: { DATABASE_URL: server.databaseUrl, DATA_FOLDER: server.config.DATA_FOLDER },
  });

const find = (sku: string) => server.call<Product>('GET', `/product/${sku}`);

it('a product is imported beside a running server, which sells it with its picture', async () => {
  expect((await find('70001')).status).toBe(404);
  mkdirSync(join(folder, 'pictures'));
  const photo = sharp({ create: { width: 800, height: 1000, channels: 3, background: '#c0a080' } });
  await photo.png().toFile(join(folder, 'pictures/balm.png'));
  put('products.csv', 'sku,name,size,sold_to,categories\n70001,Night Balm,30 mL,web retail,moisturizers\n');
  put('prices.csv', 'sku,retail\n70001,64.50\n');
  put('stock.csv', 'sku,on_hand\n70001,40\n');
  put('pictures.csv', 'sku,file,alt\n70001,balm.png,A jar of Night Balm\n');
  expect(await run('import', folder)).toMatchObject({ code: 0, stdout: expect.stringMatching(/^products: 1 new/) });
  await expect.poll(async () => (await find('70001')).status).toBe(200);
  const { body } = await find('70001');
  expect(body).toMatchObject({
    name: 'Night Balm',
    price: { yourPrice: 64.5 },
    stock: { state: 'in_stock' },
    image: { alt: 'A jar of Night Balm', view: 'front' },
  });
  const url = body.image?.template.replace('{size}', 'thumbnail').replace('{format}', 'webp') ?? '';
  const picture = await server.inject({ method: 'GET', url });
  expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/webp']);
});

it('pages in the folder are published with the rest, or nothing is', async () => {
  const heard: unknown[] = [];
  server.app.platform.bus.subscribe(CONTENT_TOPIC, (payload) => void heard.push(payload));
  cpSync(CONTENT_FOLDER, join(folder, 'content'), { recursive: true });
  const page = join(folder, 'content/entries/page/new.md');
  const head = ['---', 'title: New', 'slug: new', 'description: New.', 'revisedAt: 2026-11-01', 'audiences: [web]'];
  writeFileSync(page, [...head, '---', '', 'Text.'].join('\n'));
  put('concerns.csv', 'slug,name\nnew-concern,\n');
  const stored = () => server.db.query(`select id from content_records where id = 'new'`);
  expect(await run('import', folder)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining(
      'concerns.csv line 2, name: must not be empty\n1 problem found. Nothing was written.\n',
    ),
  });
  expect((await stored()).rows).toEqual([]);
  put('concerns.csv', 'slug,name\nnew-concern,New concern\n');
  expect(await run('import', folder)).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(
      /^concerns: 1 new, .*\ncontent: 1 of \d+ records were new or different\nImported\.\n$/,
    ),
  });
  expect((await stored()).rows).toHaveLength(1);
  await expect.poll(() => heard).toHaveLength(1);
  writeFileSync(page, '---\ntitle: Newer\n---\n');
  put('concerns.csv', 'slug,name\nnewer-concern,Newer concern\n');
  expect(await run('import', folder)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('content/entries/page/new.md slug: is required\n'),
  });
  const { rows } = await server.db.query(`select slug from concerns where slug like 'new%'`);
  expect(rows).toEqual([{ slug: 'new-concern' }]);
});

it.each([
  { args: ['--help'], code: 0, stdout: /^Imports and exports/, stderr: /^$/ },
  { args: [], code: 2, stdout: /^Imports and exports/, stderr: /^$/ },
  { args: ['import', 'a', 'b'], code: 2, stdout: /^Imports and exports/, stderr: /^$/ },
  { args: ['export', 'a', '--check'], code: 2, stdout: /^Imports and exports/, stderr: /^$/ },
  {
    args: ['import', 'a', '--force'],
    code: 1,
    stdout: /^$/,
    stderr: /Unknown option '--force'.*\n\nImports and exports/s,
  },
  { args: ['import', 'no-such-folder'], code: 1, stdout: /^$/, stderr: /^There is no folder \S+\/no-such-folder\.\n$/ },
  {
    args: ['import', 'src/catalog'],
    code: 1,
    stdout: /^$/,
    stderr: /^\S+\/src\/catalog has no catalog files, such as products\.csv\.\n$/,
  },
])('$args ends with $code', async ({ args, code, stdout, stderr }) => {
  const result = await run(...args);
  expect(result.stdout).toMatch(stdout);
  expect(result.stderr).toMatch(stderr);
  expect(result.code).toBe(code);
});

it('a folder is looked for where the person is', async () => {
  put('concerns.csv', 'slug,name\nnear,Near\n');
  const env = { DATABASE_URL: server.databaseUrl, DATA_FOLDER: server.config.DATA_FOLDER, INIT_CWD: dirname(folder) };
  expect(await runCli('catalog/catalog-cli.ts', ['import', basename(folder), '--check'], { env })).toMatchObject({
    code: 0,
    stdout: 'concerns: 1 new, 0 changed, 0 unchanged\nNo problems found. Nothing was written.\n',
  });
});

it.each([['import', '--check'], ['export']])('%s %s does not migrate a database', async (command, ...flags) => {
  const database = await createTestDatabase(inject('cluster'), { isBare: true });
  onTestFinished(() => database.drop());
  put('concerns.csv', 'slug,name\nnear,Near\n');
  const env = { DATABASE_URL: database.url, DATA_FOLDER: server.config.DATA_FOLDER };
  const path = command === 'export' ? join(folder, 'new') : folder;
  expect(await runCli('catalog/catalog-cli.ts', [command, path, ...flags], { env })).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^The database lacks \d+ migrations of this release .*it migrates the database\.\n$/),
  });
  const { rows } = await database.db.query(`select to_regclass('drizzle.__drizzle_migrations') as migrations`);
  expect(rows).toEqual([{ migrations: null }]);
});
