import { seedPictures } from '@regen/demo-store/products';
import { expect, inject, test } from 'vitest';
import { migrateDatabase } from '../../db/migrate.ts';
import type { StoredImage } from '../../db/schema.ts';
import { createFileAccess } from '../../fill/store-access.ts';
import { toImages } from '../../media/product-image.ts';
import { createDatabaseBefore } from '../test-database.ts';

const DRAWN = [{ view: 'front', alt: 'C15 Bright Serum', drawing: '1401' }];
const MIXED = [{ view: 'front', alt: 'Own', picture: 'a' }, ...DRAWN, { view: 'texture', alt: 'Cream', picture: 'b' }];

test('the demo adds its pictures as files where an earlier release drew them, and keeps uploaded ones', async () => {
  const database = await createDatabaseBefore(inject('cluster'), '0040_pictures_are_files');
  const { db } = database;
  const stored = new Map<string, number>();
  const storage = {
    get: async () => null,
    sizeOf: async (key: string) => stored.get(key) ?? null,
    put: async (key: string, bytes: Uint8Array) => void stored.set(key, bytes.length),
  };
  const shown = async () => {
    const { rows } = await db.query<{ images: StoredImage[] }>('select images from products order by sku');
    return rows.map(({ images }) => toImages(images).map(({ alt }) => alt));
  };
  try {
    await db.query(
      `insert into products (sku, name, short_name, sku_type, size, size_class, design_key, images, content)
       values ('1401', 'C15 Bright Serum', 'C15', 'retail', '30 mL', 'standard', '1401', $1, '{}'),
         ('7700', 'Own', 'Own', 'retail', '30 mL', 'standard', null, $2, '{}'),
         ('7701', 'None', 'None', 'retail', '30 mL', 'standard', null, '[]', '{}')`,
      [JSON.stringify(DRAWN), JSON.stringify(MIXED)],
    );
    await migrateDatabase(db);
    expect(await shown()).toEqual([[], ['Own', 'Cream'], []]);
    await seedPictures(createFileAccess(db, storage));
    const ofDemo = [
      'C15 Bright Serum in a dropper bottle',
      'Texture of C15 Bright Serum',
      'C15 Bright Serum with its box, in window light',
    ];
    expect(await shown()).toEqual([ofDemo, ['Own', 'Cream'], []]);
    expect(stored.size).toBe(3);
  } finally {
    await database.drop();
  }
});
