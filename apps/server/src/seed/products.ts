import { CATALOG_FOLDER, pictures, products } from '@regen/demo-store/catalog';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { importCatalog } from '../catalog/import-catalog.ts';
import type { Database } from '../db/database.ts';
import { fewAtATime } from '../few-at-a-time.ts';
import type { Storage } from '../storage/storage.ts';
import type { SeedReport } from './seed-step.ts';

/** The catalog, through the same door as a merchant's. The files of its pictures are stored when there is a storage. */
export async function seedCatalog(db: Database, report: SeedReport): Promise<void> {
  await importCatalog(db, CATALOG_FOLDER, {
    storage: null,
    isCheck: false,
    at: new Date(),
    onProgress: (_step, done, total) => report(done, total),
    signal: new AbortController().signal,
  });
}

// Only where the demo is: a merchant may use the same SKUs. Products of releases that drew every picture have none since.
const LACKING = `select sku from products p
  where sku = any($1)
    and exists (select from settings where key = 'seed' and value ->> 'state' in ('started', 'done'))
    and (images = '[]' or exists (
      select from jsonb_array_elements(images) image
      where not exists (select from pictures where id = image ->> 'picture')))`;

const GIVE_BACK = `update products p set images = given.images
  from jsonb_to_recordset($1::jsonb) as given(sku text, images jsonb) where p.sku = given.sku and p.images = '[]'`;

/** Files that are stored at a time: most of the time is waited. */
const AT_A_TIME = 4;

/** Stores the pictures of the demo's products where they are missing. Otherwise no file is read: that takes the image library. */
export async function seedPictures(db: Database, storage: Pick<Storage, 'put' | 'sizeOf'>): Promise<void> {
  const { rows } = await db.query<{ sku: string }>(LACKING, [products.map(({ sku }) => sku)]);
  const lacking = new Set(rows.map(({ sku }) => sku));
  const wanted = pictures.filter(({ sku }) => lacking.has(sku));
  if (wanted.length === 0) return;
  const { addCheckedFile } = await import('../pictures/add-checked-file.ts');
  const ids = new Map<string, string>();
  await fewAtATime([...new Set(wanted.map(({ file }) => file))], AT_A_TIME, async (name) => {
    ids.set(name, await addCheckedFile(db, storage, await readFile(join(CATALOG_FOLDER, 'pictures', name))));
  });
  const given = [...lacking].map((sku) => ({
    sku,
    images: wanted
      .filter((picture) => picture.sku === sku)
      .map(({ view, alt, file }) => ({ view, alt, picture: ids.get(file) })),
  }));
  await db.query(GIVE_BACK, [JSON.stringify(given)]);
}
