import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it, onTestFinished } from 'vitest';
import { migrateDatabase } from '../db/migrate.ts';
import type { Storage } from '../storage/storage.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import type { TestDatabase } from '../testing/test-database.ts';
import { createTestStorage } from '../testing/test-storage.ts';
import { exportCatalog } from './export/export-catalog.ts';
import { importCatalog } from './import-catalog.ts';
import type { ImportCatalogOptions } from './import-catalog.ts';
import { CatalogError, RefusedCatalog } from './issue.ts';

let database: TestDatabase;
let root: string;
let folder: string;
let storage: Storage;

beforeAll(async () => {
  database = await createTestDatabase(inject('cluster'), { isBare: true });
  await migrateDatabase(database.db);
  root = mkdtempSync(join(tmpdir(), 'catalog-'));
  storage = createTestStorage(join(root, 'storage'));
});
afterAll(async () => {
  rmSync(root, { recursive: true, force: true });
  await database?.drop();
});
beforeEach(() => {
  folder = mkdtempSync(join(root, 'folder-'));
  mkdirSync(join(folder, 'pictures'));
});

type Files = Record<string, string | Uint8Array | object[]>;

function write(files: Files): void {
  for (const [name, content] of Object.entries(files))
    writeFileSync(join(folder, name), Array.isArray(content) ? JSON.stringify(content) : content);
}

/** Imports files; returns what was new, changed and unchanged by table. */
async function importFiles(
  files: Files,
  options: Partial<ImportCatalogOptions> = {},
): Promise<Record<string, number[]>> {
  write(files);
  const { tables } = await importCatalog(database.db, folder, {
    storage,
    isCheck: false,
    at: new Date(),
    onProgress: () => undefined,
    signal: new AbortController().signal,
    ...options,
  });
  const written = tables.map(({ label, created, changed, unchanged }): [string, number[]] => [
    label,
    [created, changed, unchanged],
  ]);
  return Object.fromEntries(written.filter(([, counts]) => counts.some((count) => count > 0)));
}

/** Everything that is wrong with files, a line each. */
async function problems(files: Files): Promise<string[]> {
  const error: unknown = await importFiles(files).catch((reason: unknown) => reason);
  if (!(error instanceof RefusedCatalog)) throw new Error('These files were imported.', { cause: error });
  return error.message.split('\n').slice(0, -1);
}

const first = async (sql: string, values?: unknown[]): Promise<unknown> =>
  (await database.db.query(sql, values)).rows[0];

describe('what is wrong is said at once, with file, line and column', () => {
  it('in all files, and nothing is written', async () => {
    const found = await problems({
      'products.csv': [
        'sku,name,size,sold_to,weight_grams,categories,launched_at,actives,kit_contents,type',
        '1001,Cream,50 mL,web b2b,10,creams,2026-01-01,,,',
        'X1,,50 mL,everyone,-1,Creams,yesterday,Retinol: much,1001: 0,',
        '1001,Cream,50 mL,,,,,,,',
        '1005,Cream,50 mL,web b2b,,,,,9999: 1,kit',
      ].join('\n'),
      'prices.csv': 'sku,retail,tier_1\n1001,$48,30.00\n1002,1.005,\n',
      'stock.csv': 'sku,on_hand\n1003,few\n1004,5\n',
      'shipping-rates.csv': 'id,method,zone,base\nus-ground,ground,us,7.95\n',
    });
    expect(found).toEqual([
      expect.stringMatching(/^products\.csv line 3, sku: must be a SKU: up to 32 digits, or GM or GRX/),
      'products.csv line 3, name: must not be empty',
      'products.csv line 3, weight_grams: must be a whole number from 0 to 2147483647',
      'products.csv line 3, sold_to: entry 1: must be one of b2b, retail, school, web',
      expect.stringMatching(/^products\.csv line 3, categories: entry 1: must be lower-case letters/),
      'products.csv line 3, actives: entry 1: percent must be a number from 0 to 100, such as 0.5%; write entries as “name: 5%”, one per line',
      'products.csv line 3, kit_contents: entry 1: quantity must be a whole number from 1 to 2147483647; write entries as “SKU: quantity”, one per line',
      expect.stringMatching(/^products\.csv line 3, launched_at: must be a day such as 2026-12-01/),
      'products.csv line 4, sku: 1001 is also in line 2: keep one of them',
      expect.stringMatching(/^prices\.csv line 2, retail: must be an amount in dollars such as 48\.00/),
      expect.stringMatching(/^prices\.csv line 3, retail: must be an amount in dollars/),
      'stock.csv line 2, on_hand: must be a whole number from 0 to 2147483647',
      'products.csv line 5, sold_to: web needs a retail price: add it in prices.csv, or leave the channel out',
      'products.csv line 5, sold_to: b2b needs all four tier prices (missing: 1, 2, 3, 4). Add them in prices.csv, or remove b2b from sold_to',
      'products.csv line 2, categories: the category creams is neither in categories.csv nor in the store: add it, or correct this',
      'products.csv line 5, kit_contents: the product 9999 is neither in products.csv nor in the store: add it, or correct this',
      'stock.csv line 3, sku: the product 1004 is neither in products.csv nor in the store: add it, or correct this',
      'shipping-rates.csv line 2, method: the shipping method ground is neither in shipping-methods.csv nor in the store: add it, or correct this',
      'shipping-rates.csv line 2, zone: the shipping zone us is neither in shipping-zones.csv nor in the store: add it, or correct this',
    ]);
    expect(await first('select count(*)::int from products')).toEqual({ count: 0 });
  });

  it('in names that no page has room for', async () => {
    expect(
      await problems({
        'products.csv': `sku,name,size\n1001,${'n'.repeat(121)},50 mL\n`,
        'categories.csv': `slug,name\nlong,${'n'.repeat(121)}\n`,
      }),
    ).toEqual([
      'categories.csv line 2, name: must have at most 120 characters',
      'products.csv line 2, name: must have at most 120 characters',
    ]);
  });

  it('of each row by itself, whatever comes after it', async () => {
    const found = await problems({
      'products.csv': 'sku,name,size,type,sold_to\n1001,Cream,50 mL,sample,web\nX1,Cream,50 mL,,\n',
    });
    expect(found).toEqual([
      expect.stringMatching(/^products\.csv line 3, sku: must be a SKU/),
      'products.csv line 2, sold_to: must not name web for a product of type sample',
    ]);
  });

  it('once per missing reference, however many rows name it', async () => {
    const skus = ['1001', '1002', '1003', '1005', '1006', '1007'];
    const found = await problems({
      'products.csv': ['sku,name,size,categories', ...skus.map((sku) => `${sku},Cream,50 mL,soap`)].join('\n'),
      'categories.csv': 'slug,name\nsoaps,Soaps\n',
      'prices.csv': 'sku,retail\n1004,20.00\n',
      'stock.csv': 'sku,on_hand\n1004,5\n',
    });
    expect(found).toEqual([
      'products.csv line 2, categories: the category soap is neither in categories.csv nor in the store: add it, or correct this; also named in products.csv line 3, products.csv line 4, products.csv line 5, 2 more',
      'prices.csv line 2, sku: the product 1004 is neither in products.csv nor in the store: add it, or correct this; also named in stock.csv line 2',
    ]);
  });

  it.each([
    [
      'a row has a comma too many',
      'sku,name,size,sold_to\n1001,Cream, rich,50 mL,web\n1002,Soap,50 g,web\n',
      /^products\.csv line 2: has 5 cells/,
    ],
    [
      'a quote is not closed',
      'sku,name,size,sold_to\n1001,"Cream,50 mL,web\n1002,Soap,50 g,web\n',
      /quoted cell is not closed/,
    ],
    ['the column of SKUs has another name', 'SKU,name,size,sold_to\n1001,Cream,50 mL,web\n', /SKU: is not a column/],
  ])('without its consequences, where %s', async (_what, products, message) => {
    const skus = ['1001', '1002'];
    const found = await problems({
      'products.csv': products,
      'prices.csv': ['sku,retail', ...skus.map((sku) => `${sku},20.00`)].join('\n'),
      'stock.csv': ['sku,on_hand', ...skus.map((sku) => `${sku},5`)].join('\n'),
    });
    expect(found.filter((line) => !line.includes('sku: is missing: add this column'))).toEqual([
      expect.stringMatching(message),
    ]);
  });

  it('without its consequences, where a row is wrong itself', async () => {
    const found = await problems({
      'products.csv': 'sku,name,size,sold_to\n1001,,50 mL,web b2b\n',
      'prices.csv': 'sku,tier_1\n1001,20.00\n',
      'stock.csv': 'sku,on_hand\n1001,5\n',
      'free-items.csv': 'id,label,threshold,skus\ngift,A gift,50.00,1001\n',
    });
    expect(found).toEqual(['products.csv line 2, name: must not be empty']);
  });

  it('without its consequences, where the prices have a wrong column', async () => {
    const found = await problems({
      'products.csv': 'sku,name,size,sold_to\n1001,Cream,50 mL,web\n1002,Soap,50 g,web\n',
      'prices.csv': 'sku,retial\n1001,20.00\n1002,9.00\n',
    });
    expect(found).toEqual([expect.stringMatching(/^prices\.csv line 1, retial: is not a column of this file/)]);
  });

  it('fifty of them at most, with the count of all', async () => {
    const rows = Array.from({ length: 60 }, () => 'a b,x');
    write({ 'concerns.csv': ['slug,name', ...rows].join('\n') });
    const lines = await problems({});
    expect(lines).toHaveLength(51);
    expect(lines.at(-1)).toBe('… and 10 more.');
  });

  it('in rules for whole rows', async () => {
    const found = await problems({
      'products.csv': 'sku,name,size,type,sold_to,sizes\n1,A,1 mL,sample,web retail,2\n2,B,1 mL,professional,school,\n',
      'prices.csv': 'sku,tier_1,tier_2\n2,10.00,10.01\n',
      'coupons.csv':
        'code,label,kind,value,starts_at,ends_at\nA,A,percent,120,,\nB,B,fixed,,,\nC,C,free_shipping,5,2026-02-01,2026-01-01\n',
      'free-items.csv': 'id,label,threshold,skus\nofr,Sample,60,7\n',
      'shipping-methods.csv': 'id,name,carrier,min_days,max_days\nslow,Slow,Ox,9,3\n',
      'shipping-zones.csv': 'id,name,countries,regions\nall,All,* US,\nus,US,US,CA ON\nusa,USA,USA,\n',
      'taxes.csv': 'id,country,region,name,percent\nus-xx,US,XX,Tax,8.25\nfr,FR,,TVA,20.00001\n',
    });
    expect(found).toEqual([
      'shipping-zones.csv line 4, countries: entry 1: must be a two-letter country code, such as US, or *',
      expect.stringMatching(
        /^taxes\.csv line 3, percent: must be a percentage from 0 to 100 with at most four decimals/,
      ),
      'products.csv line 2, sold_to: must not name web and retail for a product of type sample',
      'products.csv line 2, sizes: must name 1 itself among the others',
      'products.csv line 3, sold_to: school needs a school price: add it in prices.csv, or leave the channel out',
      'prices.csv line 2, tier_2: must not be more than tier_1',
      'shipping-methods.csv line 2, max_days: must not be less than min_days',
      'shipping-zones.csv line 2, countries: * means all other countries: use it alone, without regions',
      'shipping-zones.csv line 3, regions: ON is not a region of US',
      'taxes.csv line 2, region: XX is not a region of US',
      'coupons.csv line 2, value: must be at most 100 for percent',
      'coupons.csv line 3, value: must be more than 0 for fixed',
      'coupons.csv line 4, value: must be empty for free_shipping',
      'coupons.csv line 4, ends_at: must be after starts_at',
      'free-items.csv line 2, skus: the product 7 is neither in products.csv nor in the store: add it, or correct this',
    ]);
  });

  it('in kits and their parts, including those that only the store has', async () => {
    const header = 'sku,name,size,sold_to,type,discontinued_at,kit_contents';
    const gone = '12,C,1 mL,web,,2026-01-02,';
    const sample = '13,Try,1 mL,,sample,,';
    const kit = '20,Kit,3 pieces,web school,kit,,"10: 1\n11: 1\n13: 1"';
    const parts = ['10', '11'].map((sku) => `${sku},A,1 mL,web school,,,`);
    const prices = ['sku,retail,school', ...['10', '11', '12', '20'].map((sku) => `${sku},5.00,5.00`)];
    await importFiles({
      'products.csv': [header, ...parts, gone, sample, kit].join('\n'),
      'prices.csv': prices.join('\n'),
    });
    onTestFinished(async () => {
      await database.db.query('delete from stock');
      await database.db.query('delete from products');
    });
    expect(
      await problems({
        'products.csv': [
          header,
          '10,A,1 mL,web,,,',
          '11,B,1 mL,web school,,2026-01-02,',
          '21,Kit,2 pieces,web school,kit,,"10: 1\n12: 1"',
          '22,Kit,2 pieces,web school,kit,2027-01-02,"11: 1\n99: 1"',
          '23,Ended,2 pieces,web,kit,2026-02-02,11: 1',
          '24,Set,2 pieces,web,,,13: 1',
        ].join('\n'),
        'prices.csv': [...prices, ...['21', '22', '23', '24'].map((sku) => `${sku},5.00,5.00`)].join('\n'),
      }),
    ).toEqual([
      'products.csv line 9, kit_contents: must be empty for a product of type retail: empty it, or set type to kit',
      'products.csv line 4, kit_contents: 10 is not sold to school, but the kit is: remove it from the kit, or remove school from the sold_to of the kit',
      'products.csv line 4, kit_contents: 12 is discontinued on 2026-01-02, before the kit: remove it from the kit, or give the kit a discontinued_at of 2026-01-02 or earlier',
      'products.csv line 6, kit_contents: 11 is discontinued on 2026-01-02, before the kit: remove it from the kit, or give the kit a discontinued_at of 2026-01-02 or earlier',
      'products.csv line 2, sold_to: 10 is in the kit 20 and is not sold to school, but the kit is: remove it from the kit, or remove school from the sold_to of the kit',
      'products.csv line 3, discontinued_at: 11 is in the kit 20 and is discontinued on 2026-01-02, before the kit: remove it from the kit, or give the kit a discontinued_at of 2026-01-02 or earlier',
      'products.csv line 6, kit_contents: the product 99 is neither in products.csv nor in the store: add it, or correct this',
    ]);
  });

  it('in pictures', async () => {
    const small = await sharp({ create: { width: 20, height: 20, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const red = await sharp({ create: { width: 700, height: 700, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const found = await problems({
      'products.csv': 'sku,name,size\n1,A,1 mL\n3,B,1 mL\n4,C,1 mL\n',
      'pictures.csv':
        'sku,file,view,alt,focus_x\n1,lost.png,front,A,\n1,text.png,front,A,\n1,small.png,front,A,\n1,../a.png,back,,101\n2,red.png,front,A,\n1,red.png,front,A,\n1,red.png,texture,B,\n1,copy.png,front,C,\n3,red.png,front,,\n4,,,,\n4,red.png,front,A,\n',
      'pictures/red.png': red,
      'pictures/copy.png': red,
      'pictures/text.png': 'text',
      'pictures/small.png': small,
    });
    expect(found).toEqual([
      'pictures.csv line 5, file: must be the name of a file in the folder pictures, without a path',
      'pictures.csv line 5, view: must be one of front, texture, context',
      'pictures.csv line 5, focus_x: must be a whole number from 0 to 100',
      'pictures.csv line 2, file: there is no file pictures/lost.png: add it, or correct its name',
      'pictures.csv line 3, file: text.png: The file is not a PNG, JPEG or WebP picture.',
      'pictures.csv line 4, file: small.png: The picture is too small: at least 600 pixels per side.',
      'pictures.csv line 8, file: the product already has this picture',
      'pictures.csv line 9, file: the product already has this picture',
      'pictures.csv line 10, alt: must not be empty',
      'pictures.csv line 11, file: must not be empty beside other rows of the product',
      'pictures.csv line 6, sku: the product 2 is neither in products.csv nor in the store: add it, or correct this',
    ]);
  });
});

describe('a file that cannot be read', () => {
  it.each<[string, string, string | Uint8Array, string]>([
    [
      'an unknown column',
      'concerns.csv',
      'slug,name,Color\na,A,red\n',
      'concerns.csv line 1, Color: is not a column of this file; its columns are slug, name, description, position: correct or remove it',
    ],
    ['a missing column', 'concerns.csv', 'slug\na\n', 'concerns.csv line 1, name: is missing: add this column'],
    ['a column twice', 'concerns.csv', 'slug,name,name\na,A,A\n', 'concerns.csv line 1: names the column “name” twice'],
    ['no header', 'concerns.csv', '', 'concerns.csv: is empty: the first line names the columns'],
    [
      'another number of cells',
      'concerns.csv',
      'slug,name\na,"A\r\nB"\r\n\nb,B,C\n',
      'concerns.csv line 5: has 3 cells and the header 2: put cells with a comma, semicolon or line break in quotes',
    ],
    [
      'an open quote',
      'concerns.csv',
      'slug,name\na,"A\n',
      'concerns.csv line 2: a quoted cell is not closed: end it with a quote, and write a quote inside it twice ("")',
    ],
    [
      'a quote in a cell',
      'concerns.csv',
      'slug,name\na,5" jar\n',
      'concerns.csv line 2: a quote stands inside a cell: put the whole cell in quotes and write that quote twice ("")',
    ],
    [
      'another encoding',
      'concerns.csv',
      Buffer.from('slug,name\na,Caf\u00e9\n', 'latin1'),
      'concerns.csv: is not UTF-8 text: save it as “CSV UTF-8”',
    ],
    [
      'a misspelled name',
      'concern.csv',
      'slug,name\na,A\n',
      "concern.csv: isn't a catalog file. Catalog files are categories, concerns, products, prices, pictures, discounts, free-items, shipping-methods, shipping-zones, shipping-rates, taxes, coupons, stock: rename or remove it",
    ],
    ['no JSON', 'concerns.json', '[{]', 'concerns.json: is not JSON: '],
    ['no list', 'concerns.json', '{"slug":"a"}', 'concerns.json: must be a list of objects: [{ … }, { … }]'],
    [
      'a JSON field of another type',
      'concerns.json',
      '[{"slug":"a","name":"A","position":"1"}]',
      'concerns.json item 1 (a), position: must be a whole number from 0 to 2147483647',
    ],
    [
      'a JSON object without a required field',
      'concerns.json',
      '[{"name":"A"}]',
      'concerns.json item 1, slug: must not be empty',
    ],
    [
      'an unknown JSON field',
      'concerns.json',
      '[{"slug":"a","name":"A","Name":"A"}]',
      'concerns.json item 1 (a), Name: is not a column of this file; its columns are slug, name, description, position: correct or remove it',
    ],
  ])('with %s', async (_what, name, content, message) => {
    expect(await problems({ [name]: content })).toEqual([expect.stringContaining(message)]);
  });

  it('a spreadsheet', async () => {
    expect(await problems({ 'Products.XLSX': '', '~$products.xlsx': '', 'stock.ods': '' })).toEqual(
      ['Products.XLSX', 'stock.ods'].map(
        (name) => `${name}: is a spreadsheet: save it as CSV UTF-8, and move the spreadsheet out of this folder`,
      ),
    );
  });

  it('a folder in the place of a file', async () => {
    mkdirSync(join(folder, 'products.csv'));
    expect(await problems({})).toEqual([
      "products.csv: can't be read: there is a folder where a file is needed (EISDIR)",
    ]);
  });

  it('because it is there twice', async () => {
    expect(await problems({ 'concerns.csv': 'slug,name\na,A\n', 'concerns.json': [{ slug: 'a', name: 'A' }] })).toEqual(
      ['concerns.json: concerns.csv is also here: keep only one'],
    );
  });
});

describe('a folder that cannot be read', () => {
  const fail = async (path: string): Promise<string> => {
    folder = path;
    const error: unknown = await importFiles({}).catch((reason: unknown) => reason);
    if (!(error instanceof CatalogError)) throw new Error('Not explained.', { cause: error });
    return error.message;
  };

  it('says why', async () => {
    write({ 'products.csv': 'sku,name,size\n', 'concerns.csv': 'slug,name\n', content: '' });
    const parent = folder;
    expect(await fail(join(parent, 'lost'))).toBe(`There is no folder ${parent}/lost.`);
    expect(await fail(join(parent, 'products.csv'))).toBe(
      `${parent}/products.csv can't be used: a part of this path is a file, not a folder (ENOTDIR).`,
    );
    const long = join(parent, 'a'.repeat(300));
    expect(await fail(long)).toBe(`${long} can't be used: the path is too long (ENAMETOOLONG).`);
    symlinkSync(join(parent, 'loop'), join(parent, 'loop'));
    expect(await fail(join(parent, 'loop'))).toBe(
      `${parent}/loop can't be used: its symbolic links form a loop (ELOOP).`,
    );
    expect(await fail(parent)).toBe(
      `${parent}/content/space.json can't be used: a part of this path is a file, not a folder (ENOTDIR).`,
    );
  });

  it('nor its pictures', async () => {
    rmSync(join(folder, 'pictures'), { recursive: true });
    const files = {
      pictures: '',
      'products.csv': 'sku,name,size\n1,A,1 mL\n',
      'pictures.csv': 'sku,file,alt\n1,a.png,A\n',
    };
    expect(await problems(files)).toEqual([
      "pictures.csv line 2, file: pictures/a.png can't be read: a part of this path is a file, not a folder (ENOTDIR)",
    ]);
  });

  it('is exported neither into a file nor below one', async () => {
    write({ a: '' });
    const options = {
      storage,
      format: 'csv',
      onProgress: () => undefined,
      signal: new AbortController().signal,
    } as const;
    for (const path of [join(folder, 'a'), join(folder, 'a/b')])
      await expect(exportCatalog(database.db, path, options)).rejects.toThrow(
        `can't be used: a part of this path is a file, not a folder (ENOTDIR).`,
      );
  });
});

describe('what is read however it is written', () => {
  it('names of files in any case', async () => {
    expect(await importFiles({ 'CONCERNS.CSV': 'slug,name\nloud,Loud\n' })).toEqual({ concerns: [1, 0, 0] });
    rmSync(join(folder, 'CONCERNS.CSV'));
    expect(await importFiles({ 'Concerns.JSON': [{ slug: 'loud', name: 'Loud' }] })).toEqual({ concerns: [0, 0, 1] });
  });

  it('beginnings of postal codes', async () => {
    await importFiles({ 'taxes.csv': 'id,country,postal_prefix,name,percent\nca-v,CA,v6b,GST,5\n' });
    expect(await first(`select postal_prefix from tax_rates where id = 'ca-v'`)).toEqual({ postal_prefix: 'V6B' });
  });

  it('a zone of all other countries', async () => {
    await importFiles({ 'shipping-zones.csv': 'id,name,countries\nrest,Elsewhere,*\nnorth,North,ca uk\n' });
    expect(await first(`select jsonb_object_agg(id, countries) as zones from shipping_zones`)).toEqual({
      zones: { rest: ['*'], north: ['CA', 'GB'] },
    });
  });

  it.each(['csv', 'json'] as const)(
    'texts with line breaks that others wrote, after an export as %s',
    async (format) => {
      await importFiles({
        'products.csv': 'sku,name,size,warnings,key_ingredients\n60,A,1 mL,Careful,Squalane: softens\n',
      });
      await database.db.query(
        `update products set name = E'A\\r\\nB', content = replace(replace(content::text, 'Careful', 'Be\\ncareful'), 'softens', 'it\\nsoftens')::jsonb
       where sku = '60'`,
      );
      folder = join(folder, 'exported');
      const { signal } = new AbortController();
      await exportCatalog(database.db, folder, { storage, format, onProgress: () => undefined, signal });
      // Without a byte order mark, a spreadsheet takes CSV for another encoding, and writes it back like that.
      const isMarked = readFileSync(join(folder, `products.${format}`), 'utf8').startsWith('\uFEFF');
      expect(isMarked).toBe(format === 'csv');
      await importFiles({});
      expect(
        await first(
          `select name, content -> 'warnings' as warnings, content -> 'keyIngredients' as ingredients from products where sku = '60'`,
        ),
      ).toEqual({
        name: 'A B',
        warnings: ['Be careful'],
        ingredients: [{ name: 'Squalane', benefit: 'it softens' }],
      });
    },
  );
});

describe('what an import leaves as it is', () => {
  it('a coupon keeps its id and what was redeemed', async () => {
    const row = (label: string, count: number) =>
      `code,label,kind,value,max_redemptions,redemptions\nfirst5,${label},fixed,5,9,${count}\n`;
    expect(await importFiles({ 'coupons.csv': row('$5 off', 2) })).toEqual({ coupons: [1, 0, 0] });
    await database.db.query(`update coupons set redemptions = 8, id = 'cpn_old'`);
    expect(await importFiles({ 'coupons.csv': row('$5 less', 2) })).toEqual({ coupons: [0, 1, 0] });
    expect(await first('select code, id, label, redemptions from coupons')).toEqual({
      code: 'FIRST5',
      id: 'cpn_old',
      label: '$5 less',
      redemptions: 8,
    });
    const fewer = 'code,label,kind,value,max_redemptions\nFIRST5,$5 less,fixed,5,7\n';
    expect(await problems({ 'coupons.csv': fewer })).toEqual([
      'coupons.csv line 2, max_redemptions: must be at least 8: the coupon has already been used 8 times',
    ]);
  });

  it('columns that the file does not have stay, and empty cells are the default', async () => {
    const before = await importFiles({
      'products.json': [{ sku: '10', name: 'A', size: '1 mL', tagline: 'B', keywords: ['c, d'], limit_per_order: 3 }],
      'stock.csv': 'sku,on_hand,low_threshold\n10,5,2\n',
    });
    expect(before).toEqual({ products: [1, 0, 0], stock: [1, 0, 0] });
    const launched = await first(`select launched_at from products where sku = '10'`);
    const after = await importFiles({
      'products.json': [{ sku: '10', name: 'A', size: '1 mL', launched_at: null, limit_per_order: null }],
      'stock.csv': 'sku,on_hand\n10,6\n',
    });
    expect(after).toEqual({ products: [0, 1, 0], stock: [0, 1, 0] });
    expect(await first(`select tagline, keywords, limit_per_order from products where sku = '10'`)).toEqual({
      tagline: 'B',
      keywords: ['c, d'],
      limit_per_order: 99,
    });
    expect(await first(`select launched_at from products where sku = '10'`)).toEqual(launched);
    expect(await first(`select on_hand, low_threshold from stock where sku = '10'`)).toEqual({
      on_hand: 6,
      low_threshold: 2,
    });
  });

  it('a row that is the same is not written again', async () => {
    const files = { 'categories.csv': 'slug;name\n"a-b";"A; ""B"""\n' };
    expect(await importFiles(files)).toEqual({ categories: [1, 0, 0] });
    const version = () => first(`select xmin::text, name from categories where slug = 'a-b'`);
    const before = await version();
    expect(before).toMatchObject({ name: 'A; "B"' });
    expect(await importFiles(files)).toEqual({ categories: [0, 0, 1] });
    expect(await version()).toEqual(before);
  });

  it('pictures of a product without rows stay, and given ones are all', async () => {
    const photo = (color: string) =>
      sharp({ create: { width: 700, height: 700, channels: 3, background: color } })
        .png()
        .toBuffer();
    const files = {
      'products.csv': 'sku,name,size\n20,A,1 mL\n21,B,1 mL\n',
      'pictures/red.png': await photo('red'),
      'pictures/blue.png': await photo('blue'),
    };
    await importFiles({ ...files, 'pictures.csv': 'sku,file,alt\n20,red.png,Red\n21,red.png,Red\n20,blue.png,Blue\n' });
    const alts = () =>
      first(`select string_agg(sku || ' ' || (images -> 0 ->> 'alt') || jsonb_array_length(images), ', ' order by sku) as alts
        from products where sku in ('20', '21')`);
    expect(await alts()).toEqual({ alts: '20 Red2, 21 Red1' });
    const after = await importFiles({ ...files, 'pictures.csv': 'sku,file,alt\n20,blue.png,Blue\n' });
    expect(after).toEqual({ products: [0, 1, 1] });
    expect(await alts()).toEqual({ alts: '20 Blue1, 21 Red1' });
    expect(await importFiles({ ...files, 'pictures.csv': 'sku,file,alt\n20,,\n' })).toEqual({ products: [0, 1, 1] });
    expect(await first(`select images from products where sku = '20'`)).toEqual({ images: [] });
    rmSync(join(folder, 'pictures.csv'));
    expect(await problems({ 'pictures.json': [{ sku: '21' }] })).toEqual([
      'pictures.json item 1 (21), file: must not be missing',
      'pictures.json item 1 (21), alt: must not be missing',
    ]);
    await importFiles({ 'pictures.json': [{ sku: '21', file: null, alt: null }] });
    expect(await first(`select images from products where sku = '21'`)).toEqual({ images: [] });
  });

  it('everything, when it is interrupted', async () => {
    const files = {
      'products.csv': 'sku,name,size\n30,A,1 mL\n',
      'pictures.csv': 'sku,file,alt\n30,a.png,A\n',
      'pictures/a.png': await sharp({ create: { width: 700, height: 700, channels: 3, background: 'green' } })
        .png()
        .toBuffer(),
    };
    const stop = new AbortController();
    const steps: string[] = [];
    const onProgress = (step: string) => {
      steps.push(step);
      if (step === 'Storing pictures') stop.abort();
    };
    await expect(
      importFiles({ 'products.csv': files['products.csv'] }, { signal: AbortSignal.abort() }),
    ).rejects.toThrow('aborted');
    await expect(importFiles(files, { signal: stop.signal, onProgress })).rejects.toThrow('aborted');
    expect(steps).toEqual(['Checking pictures', 'Checking pictures', 'Storing pictures']);
    expect(await first(`select sku from products where sku = '30'`)).toBeUndefined();
  });
});

describe('checkouts go on', () => {
  const files = {
    'products.csv': 'sku,name,size\n40,A,1 mL\n',
    'coupons.csv': 'code,label,kind,value\nHELD,Held,fixed,5\n',
    'stock.csv': 'sku,on_hand\n40,5\n',
  };
  beforeEach(() => importFiles(files));

  it('an import waits for a coupon before it locks stock, as an order does', async () => {
    const { db } = database;
    const imported = await db.transaction(async (tx) => {
      await tx.query(`select from coupons where code = 'HELD' for update`);
      const waiting = importFiles(files);
      const waits = `select count(*)::int from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      await expect.poll(() => first(waits)).toEqual({ count: 1 });
      await tx.query(`select from stock where sku = '40' for update nowait`);
      return { waiting };
    });
    expect(await imported.waiting).toEqual({ products: [0, 0, 1], coupons: [0, 0, 1], stock: [0, 0, 1] });
  });

  it('until all pages are written, whose statements may take their time', async () => {
    mkdirSync(join(folder, 'content'));
    writeFileSync(
      join(folder, 'content/space.json'),
      JSON.stringify({ locales: [{ code: 'en-US', name: 'English', default: true }] }),
    );
    const seen: unknown[] = [];
    await importFiles(files, {
      async announce(_seq, tx) {
        seen.push(await first(`select sku from stock where sku = '40' for update nowait`));
        seen.push(await first(`select code from coupons where code = 'HELD' for update nowait`));
        seen.push((await tx.query('show statement_timeout')).rows[0]);
      },
    });
    expect(seen).toEqual([{ sku: '40' }, { code: 'HELD' }, { statement_timeout: '0' }]);
  });
});

it('takes 150,000 references, and more rows than a statement', async () => {
  const skus = Array.from({ length: 1_500 }, (_, at) => String(50_000 + at));
  const related = skus.slice(0, 100).join(' ');
  const rows = skus.map((sku) => `${sku},A,1 mL,${related}`);
  expect(await importFiles({ 'products.csv': ['sku,name,size,related', ...rows].join('\n') })).toEqual({
    products: [1_500, 0, 0],
  });
  expect(await first(`select count(*)::int from stock where sku = any($1)`, [skus])).toEqual({ count: 1_500 });
});
