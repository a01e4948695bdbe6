import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CATALOG_FOLDER, pictures, products } from './catalog.ts';
import type { DemoFileHost, DemoHost } from './host.ts';
import type { SeedReport } from './seed-step.ts';

/** Imports the catalog the same way as a merchant's. */
export async function seedCatalog(host: DemoHost, report: SeedReport): Promise<void> {
  await host.importCatalog(CATALOG_FOLDER, report);
}

// Products from releases that drew every picture have none anymore. A merchant's lost picture of a demo
// product counts too, because only the files say which ids are the demo's: GIVE_BACK leaves it alone.
const LACKING = `select sku from products p where sku = any($1) and (images = '[]' or exists (
    select from jsonb_array_elements(images) image where not exists (select from pictures where id = image ->> 'picture')))`;

const GIVE_BACK = `update products p set images = given.images
  from jsonb_to_recordset($1::jsonb) as given(sku text, images jsonb) where p.sku = given.sku and p.images = '[]'`;

/** Stores missing pictures of the demo's products. If none are missing, no file is read. */
export async function seedPictures({ db, addPicture }: DemoFileHost): Promise<void> {
  const { rows } = await db.query<{ sku: string }>(LACKING, [products.map(({ sku }) => sku)]);
  const lacking = new Set(rows.map(({ sku }) => sku));
  const wanted = pictures.filter(({ sku }) => lacking.has(sku));
  const ids = new Map<string, string>();
  for (const name of new Set(wanted.map(({ file }) => file)))
    ids.set(name, await addPicture(await readFile(join(CATALOG_FOLDER, 'pictures', name)), 'image/webp'));
  const given = [...lacking].map((sku) => ({
    sku,
    images: wanted
      .filter((picture) => picture.sku === sku)
      .map(({ view, alt, file }) => ({ view, alt, picture: ids.get(file) })),
  }));
  if (given.length > 0) await db.query(GIVE_BACK, [JSON.stringify(given)]);
}
