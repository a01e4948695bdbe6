import Fastify from 'fastify';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { START_LIMIT } from '../../../../tools/limits/limits.ts';
import { PRODUCTS } from '../testing/shop/products.ts';
import { createTestServer } from '../testing/test-server.ts';
import type { TestServer } from '../testing/test-server.ts';
import { checkPicture } from './check-picture.ts';
import { makePicturesAhead } from './make-ahead.ts';
import { drawnFolder } from './picture-file.ts';
import { addPicture } from './pictures.ts';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer(inject('cluster'));
});
afterAll(() => server?.close());

async function show(sku: string, color: string): Promise<string> {
  const { db, storage } = server.app.platform;
  const bytes = await sharp({ create: { width: 800, height: 1000, channels: 3, background: color } })
    .png()
    .toBuffer();
  const picture = await addPicture(db, storage, await checkPicture(bytes));
  await db.query('update products set images = $2 where sku = $1', [
    sku,
    JSON.stringify([{ view: 'front', alt: 'A bottle', picture }]),
  ]);
  return picture;
}

it('makes what visitors see first before any request, and nothing that only professionals see', async () => {
  const { clock, db, storage } = server.app.platform;
  await db.query("update products set images = '[]'");
  const shown = [await show(PRODUCTS.serum, '#e00000'), await show(PRODUCTS.dewSerum, '#00e000')];
  const hidden = await show(PRODUCTS.b2bOnly, '#0000e0');
  const listening = Fastify();
  makePicturesAhead(listening, { clock, db, storage, pictures: server.app.services.pictures });
  await listening.listen({ port: 0 });
  const made = async (id: string) =>
    (await readdir(join(server.config.DATA_FOLDER, 'media', drawnFolder(id))).catch(() => [])).toSorted();
  try {
    for (const id of shown)
      await vi.waitFor(async () => expect(await made(id)).toEqual(['retail.avif', 'thumbnail.avif']), {
        timeout: START_LIMIT,
      });
    expect(await made(hidden)).toEqual([]);
  } finally {
    await listening.close();
  }
});
