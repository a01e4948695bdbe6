import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Database } from '../db/database.ts';
import { runCli } from '../testing/run-cli.ts';
import type { CliResult } from '../testing/run-cli.ts';
import { CATALOG_FOLDER } from '../testing/shop/fill-shop.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import type { TestDatabase } from '../testing/test-database.ts';

const TABLES = [
  'categories',
  'concerns',
  'products',
  'stock',
  'pictures',
  'coupons',
  'automatic_discounts',
  'free_item_offers',
  'shipping_methods',
  'shipping_zones',
  'shipping_rates',
  'tax_rates',
];

/** When a row was written. */
const LEFT_OUT = '{created_at,updated_at}';

/** All rows of the catalog, by table. */
async function rowsOf(db: Database): Promise<Record<string, unknown[]>> {
  const all = await Promise.all(
    TABLES.map(async (table): Promise<[string, unknown[]]> => {
      const { rows } = await db.query<{ row: unknown }>(
        `select to_jsonb(t) - '${LEFT_OUT}'::text[] as row from ${table} t order by (to_jsonb(t) - '${LEFT_OUT}'::text[])::text`,
      );
      return [table, rows.map(({ row }) => row)];
    }),
  );
  return Object.fromEntries(all);
}

let root: string;
const databases: TestDatabase[] = [];

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'catalog-'));
});
afterAll(async () => {
  rmSync(root, { recursive: true, force: true });
  for (const database of databases) await database.drop();
});

interface Shop {
  db: Database;
  run(program: string, ...args: string[]): Promise<CliResult>;
  catalog(...args: string[]): Promise<CliResult>;
}

/** A store with a database and files of its own. */
async function createShop(name: string, isBare: boolean): Promise<Shop> {
  const database = await createTestDatabase(inject('cluster'), { isBare });
  databases.push(database);
  const env = { DATABASE_URL: database.url, DATA_FOLDER: join(root, name) };
  const run: Shop['run'] = (program, ...args) => runCli(program, args, { env });
  return { db: database.db, run, catalog: (...args) => run('catalog/catalog-cli.ts', ...args) };
}

const done = (stdout: RegExp) => ({ code: 0, stdout: expect.stringMatching(stdout) });

/** What is published. */
const publishedOf = async (db: Database) =>
  (
    await db.query(
      `select kind, id, content_type_id, published_fields, published_tags, is_secured from content_records
       where published_version is not null order by kind, id`,
    )
  ).rows;

describe('a large shop', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await createShop('large', false);
    // The files of its products and pages.
    await shop.catalog('import', CATALOG_FOLDER);
  });

  it.each(['csv', 'json'])('is the same after an export as %s and an import into an empty database', async (format) => {
    const folder = join(root, `exported-${format}`);
    const flags = format === 'json' ? ['--json'] : [];
    const exported = await shop.catalog('export', folder, ...flags);
    expect(exported).toMatchObject(done(/^Wrote 49 products and 8 picture and page files to /));
    expect(readdirSync(folder).filter((name) => name.endsWith(`.${format}`))).toHaveLength(13);
    const copy = await createShop(`copy-${format}`, true);
    expect(await copy.catalog('import', folder)).toMatchObject(done(/^products: 49 new, 0 changed, 0 unchanged$/m));
    const expected = await rowsOf(shop.db);
    expect(Object.values(expected).filter((rows) => rows.length === 0)).toEqual([]);
    expect(await rowsOf(copy.db)).toEqual(expected);
    expect(await publishedOf(copy.db)).toEqual(await publishedOf(shop.db));
    const again = await copy.catalog('import', folder);
    expect(again).toMatchObject(done(/^products: 0 new, 0 changed, 49 unchanged$/m));
    expect(again.stdout).not.toMatch(/[1-9]\d* (new|changed)/);
    expect(again.stdout).toMatch(/^content: 0 of \d+ records/m);
  });
});

const PRODUCTS = `sku;name;size;sold_to;categories;description;key_ingredients;actives
101;Barrier Cream;50 mL;web retail b2b;creams;"Rich, not heavy.
For evenings.";"Ceramides: seal moisture in
Squalane: softens";Niacinamide: 4%
102;"Cleansing ""Milk""";200 mL;web retail;creams;;;
103;Sample of Barrier Cream;3 mL;;;;;
`;
const PRICES = `sku;retail;tier_1;tier_2;tier_3;tier_4
101;48.00;30.00;28.00;26.00;24.00
102;29.5;;;;
`;
const PICTURES = `sku;file;view;alt;focus_x;focus_y
101;cream.jpg;front;A jar of Barrier Cream;50;40
101;swatch.png;texture;Barrier Cream on glass;;
102;milk.webp;front;A bottle of Cleansing Milk;;
103;cream.jpg;front;A sachet of Barrier Cream;10;90
`;

/** A merchant's folder with photographs. */
async function writeShop(folder: string): Promise<void> {
  mkdirSync(join(folder, 'pictures'), { recursive: true });
  const put = (name: string, text: string) => writeFileSync(join(folder, name), text);
  put('products.csv', `\uFEFF${PRODUCTS.replaceAll('\n', '\r\n')}`);
  put('prices.csv', PRICES);
  put('pictures.csv', PICTURES);
  put('stock.csv', 'sku,on_hand\n101,12\n102,3\n');
  put('categories.json', JSON.stringify([{ slug: 'creams', name: 'Creams' }]));
  const photo = (color: string) => sharp({ create: { width: 800, height: 700, channels: 3, background: color } });
  await photo('#c0a080').jpeg().toFile(join(folder, 'pictures/cream.jpg'));
  await photo('#e0e0d0').png().toFile(join(folder, 'pictures/swatch.png'));
  await photo('#a0b0c0').webp().toFile(join(folder, 'pictures/milk.webp'));
}

describe('a small shop with its own photographs', () => {
  let shop: Shop;
  let folder: string;
  let imported: CliResult;
  beforeAll(async () => {
    shop = await createShop('small', true);
    folder = join(root, 'small-shop');
    await writeShop(folder);
    imported = await shop.catalog('import', folder);
  });

  it('has what its files say', async () => {
    expect(imported).toMatchObject(
      done(/^categories: 1 new, .*\nproducts: 3 new, .*\nstock: 2 new, .*\npictures: 4\nImported\.\n$/),
    );
    expect(imported.stderr).toContain('Storing pictures …');
    const { rows } = await shop.db.query(
      `select sku, name, short_name, visible_web, visible_pro, visible_school, retail_price_cents, pro_tier4_price_cents, key_ingredients,
         content, on_hand, low_threshold, jsonb_path_query_array(images, '$[*].alt') as alts
       from products join stock using (sku) order by sku`,
    );
    expect(rows).toMatchObject([
      {
        sku: '101',
        short_name: 'Barrier Cream',
        visible_web: true,
        visible_pro: true,
        visible_school: false,
        retail_price_cents: 4800,
        pro_tier4_price_cents: 2400,
        key_ingredients: ['Ceramides', 'Squalane'],
        content: {
          description: ['Rich, not heavy.', 'For evenings.'],
          keyIngredients: [{ name: 'Ceramides', benefit: 'seal moisture in' }, { name: 'Squalane' }],
          actives: [{ name: 'Niacinamide', percent: 4 }],
        },
        on_hand: 12,
        low_threshold: 10,
        alts: ['A jar of Barrier Cream', 'Barrier Cream on glass'],
      },
      { sku: '102', name: 'Cleansing "Milk"', retail_price_cents: 2950, alts: ['A bottle of Cleansing Milk'] },
      { sku: '103', visible_web: false, retail_price_cents: null, on_hand: 0 },
    ]);
  });

  it('is the same after an export and an import into an empty database', async () => {
    const exported = join(root, 'small-exported');
    expect(await shop.catalog('export', exported)).toMatchObject(
      done(/^Wrote 3 products and 3 picture and page files to /),
    );
    expect(readdirSync(join(exported, 'pictures'))).toEqual(['101-1.jpg', '101-2.png', '102-1.webp']);
    expect(readFileSync(join(exported, 'pictures/101-1.jpg'))).toEqual(
      readFileSync(join(folder, 'pictures/cream.jpg')),
    );
    const copy = await createShop('small-copy', true);
    expect(await copy.catalog('import', exported)).toMatchObject(done(/^pictures: 4$/m));
    expect(await rowsOf(copy.db)).toEqual(await rowsOf(shop.db));
    expect(await shop.catalog('export', exported)).toMatchObject({
      code: 1,
      stderr: `${exported} is not empty. Name a new folder.\n`,
    });
  });

  it('keeps what a folder does not name', async () => {
    const before = await rowsOf(shop.db);
    const partial = join(root, 'partial');
    mkdirSync(partial);
    writeFileSync(join(partial, 'products.csv'), 'sku,name,size,tagline\n102,"Cleansing ""Milk""",200 mL,Soft.\n');
    expect(await shop.catalog('import', partial, '--check')).toMatchObject(
      done(/1 changed.*\nNo problems found\. Nothing was written\.\n$/),
    );
    expect(await rowsOf(shop.db)).toEqual(before);
    expect(await shop.catalog('import', partial)).toMatchObject(
      done(/^products: 0 new, 1 changed, 0 unchanged\nImported\.\n$/),
    );
    const after = await rowsOf(shop.db);
    const changed = after['products']?.filter(
      (row, at) => JSON.stringify(row) !== JSON.stringify(before['products']?.[at]),
    );
    expect(changed).toEqual([expect.objectContaining({ sku: '102', tagline: 'Soft.', retail_price_cents: 2950 })]);
  });

  it('is exported without a picture that the storage has lost, and says so', async () => {
    rmSync(join(root, 'small/storage/pictures'), { recursive: true });
    const exported = join(root, 'incomplete');
    expect(await shop.catalog('export', exported)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining(
        `add them to ${exported} before you import it:\n  pictures/101-1.jpg\n  pictures/101-2.png\n  pictures/102-1.webp\n`,
      ),
    });
    expect(existsSync(join(exported, 'products.csv'))).toBe(true);
  });
});
