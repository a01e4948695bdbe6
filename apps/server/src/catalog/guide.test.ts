// Imports the examples in docs/guides/import-a-catalog.md and write-pages.md, and compares the tables in the first with the importer's columns.
import { writtenPaths } from '@regen/web/entry-server';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { PROJECT_ROOT } from '../config.ts';
import { migrateDatabase } from '../db/migrate.ts';
import { PAGES_GUIDE, writePages } from '../testing/guide-pages.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import type { TestDatabase } from '../testing/test-database.ts';
import { createTestStorage } from '../testing/test-storage.ts';
import { commerceTables, heldTables, termTables } from './definitions/all.ts';
import { pictureFile } from './definitions/pictures.ts';
import { priceFile, productFile } from './definitions/products.ts';
import { importCatalog } from './import-catalog.ts';

const guide = readFileSync(join(PROJECT_ROOT, 'docs/guides/import-a-catalog.md'), 'utf8');
const pages = readFileSync(join(PROJECT_ROOT, PAGES_GUIDE), 'utf8');

let database: TestDatabase;
let root: string;
beforeAll(async () => {
  database = await createTestDatabase(inject('cluster'), { isBare: true });
  await migrateDatabase(database.db);
  root = mkdtempSync(join(tmpdir(), 'catalog-guide-'));
});
afterAll(async () => {
  rmSync(root, { recursive: true, force: true });
  await database?.drop();
});

it('the example is imported', async () => {
  const folder = join(root, 'my-shop');
  mkdirSync(join(folder, 'pictures'), { recursive: true });
  const files = [...guide.matchAll(/^`([a-z-]+\.(?:csv|json))`\n\n```(?:csv|json)\n([\s\S]*?)^```/gm)];
  expect(files).toHaveLength(10);
  for (const [, name = '', text = ''] of files) writeFileSync(join(folder, name), text);
  const photo = sharp({ create: { width: 1200, height: 1500, channels: 3, background: '#d0c0b0' } }).jpeg();
  for (const name of ['cream', 'swatch', 'milk', 'set'])
    await photo.clone().toFile(join(folder, 'pictures', `${name}.jpg`));
  const { tables } = await importCatalog(database.db, folder, {
    storage: createTestStorage(join(root, 'storage')),
    isCheck: false,
    at: new Date(),
    onProgress: () => undefined,
    signal: new AbortController().signal,
  });
  expect(Object.fromEntries(tables.map(({ label, created }) => [label, created]))).toEqual({
    categories: 2,
    concerns: 0,
    products: 3,
    stock: 3,
    coupons: 2,
    discounts: 0,
    'free items': 0,
    'shipping methods': 1,
    'shipping zones': 1,
    'shipping rates': 1,
    taxes: 1,
  });
});

it('the example pages are imported from the same folder', async () => {
  const folder = join(root, 'my-pages');
  const records = writePages(folder, pages);
  expect(records).toBe(3);
  const photo = sharp({ create: { width: 1200, height: 1500, channels: 3, background: '#90a0b0' } }).jpeg();
  await photo.toFile(join(folder, 'content/assets/harbor.jpg'));
  const { content } = await importCatalog(database.db, folder, {
    storage: createTestStorage(join(root, 'storage')),
    isCheck: false,
    at: new Date(),
    onProgress: () => undefined,
    signal: new AbortController().signal,
  });
  expect(content).toEqual({ records: 3, written: 3 });
});

it('the guide lists all content types, and all pages that the footer links to', () => {
  const types = readdirSync(join(PROJECT_ROOT, 'apps/server/src/content/model')).map((name) =>
    name.replace('.json', ''),
  );
  const named = new Set([...pages.matchAll(/`([\w-]+)`/g)].map(([, word]) => word));
  expect(types.length).toBeGreaterThan(16);
  expect(types.filter((type) => !named.has(type))).toEqual([]);
  expect(writtenPaths.filter(({ path }) => !named.has(path.slice(1)))).toEqual([]);
});

interface Described {
  name: string;
  columns: readonly { name: string; isRequired: boolean }[];
}

const described = (_table: unknown, file: Described): Described => file;

it.each<Described>([
  productFile,
  priceFile,
  pictureFile,
  ...termTables(described),
  ...commerceTables(described),
  ...heldTables(described),
])('the columns of $name are in its table', ({ name, columns }) => {
  const [, section = ''] = new RegExp(`^### ${name}\\.csv\n([\\s\\S]*?)(?=^##)`, 'm').exec(guide) ?? [];
  const rows = [...section.matchAll(/^\| `([a-z_\d]+)`(\\?\*)? +\|/gm)];
  expect(rows.map(([, column, star]) => [column, star !== undefined])).toEqual(
    columns.map((column) => [column.name, column.isRequired]),
  );
});
