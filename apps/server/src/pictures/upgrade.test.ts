import { expect, inject, test } from 'vitest';
import { migrateDatabase } from '../db/migrate.ts';
import type { StoredImage } from '../db/schema.ts';
import { toImages } from '../media/product-image.ts';
import { createDatabaseBefore } from '../testing/test-database.ts';

const DRAWN = [{ view: 'front', alt: 'Drawn', drawing: '7600' }];
const MIXED = [{ view: 'front', alt: 'Own', picture: 'a' }, ...DRAWN, { view: 'texture', alt: 'Cream', picture: 'b' }];

test('removes pictures that earlier releases drew, and keeps uploaded ones', async () => {
  const database = await createDatabaseBefore(inject('cluster'), '0040_pictures_are_files');
  const { db } = database;
  const shown = async () => {
    const { rows } = await db.query<{ images: StoredImage[] }>('select images from products order by sku');
    return rows.map(({ images }) => toImages(images).map(({ alt }) => alt));
  };
  try {
    await db.query(
      `insert into products (sku, name, short_name, sku_type, size, size_class, design_key, images, content)
       values ('7600', 'Drawn', 'Drawn', 'retail', '30 mL', 'standard', '7600', $1, '{}'),
         ('7700', 'Own', 'Own', 'retail', '30 mL', 'standard', null, $2, '{}'),
         ('7701', 'None', 'None', 'retail', '30 mL', 'standard', null, '[]', '{}')`,
      [JSON.stringify(DRAWN), JSON.stringify(MIXED)],
    );
    await migrateDatabase(db);
    expect(await shown()).toEqual([[], ['Own', 'Cream'], []]);
  } finally {
    await database.drop();
  }
});

test('the pictures of a product are a list', async () => {
  const database = await createDatabaseBefore(inject('cluster'), '0038_product_images');
  try {
    await migrateDatabase(database.db);
    await expect(
      database.db.query(
        `insert into products (sku, name, short_name, sku_type, size, size_class, images, content)
         values ('1', 'A', 'A', 'retail', '1', 'standard', '{}', '{}')`,
      ),
    ).rejects.toThrow('products_images_list');
  } finally {
    await database.drop();
  }
});
