import { expect, inject, test } from 'vitest';
import { migrateDatabase } from '../db/migrate.ts';
import type { StoredImage } from '../db/schema.ts';
import { toImages } from '../media/product-image.ts';
import { createDatabaseBefore } from '../testing/test-database.ts';

test('products of a release that drew every picture have their pictures as data', async () => {
  const database = await createDatabaseBefore(inject('cluster'), '0038_product_images');
  try {
    await database.db.query(
      `insert into products (sku, name, short_name, sku_type, size, size_class, design_key, content)
       values ('1401', 'C15 Bright Serum', 'C15', 'retail', '30 mL', 'standard', '1401', '{}'),
         ('7700', 'Own', 'Own', 'retail', '30 mL', 'standard', 'never-drawn', '{}')`,
    );
    await migrateDatabase(database.db);
    const { rows } = await database.db.query<{ images: StoredImage[] }>('select images from products order by sku');
    const [drawn, unknown] = rows.map(({ images }) => toImages(images));
    expect(drawn?.map(({ view, alt }) => [view, alt])).toEqual([
      ['front', 'C15 Bright Serum'],
      ['texture', 'Texture of C15 Bright Serum'],
      ['context', 'C15 Bright Serum with its box, in window light'],
    ]);
    expect(drawn?.[0]?.template).toMatch(/^\/media\/products\/1401\/front-\{size\}\.[0-9a-f]{8}\.\{format\}$/);
    expect(unknown).toEqual([]);
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
