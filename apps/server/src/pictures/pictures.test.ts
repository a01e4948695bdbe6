import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { FocalPoint } from '../media/crop.ts';
import { RefusedPicture } from '../media/uploaded-picture.ts';
import { formerMedia, productPictures } from '../routes.ts';
import type { Storage } from '../storage/storage.ts';
import { PRODUCTS } from '../testing/shop/products.ts';
import { createTestServer } from '../testing/test-server.ts';
import type { TestServer } from '../testing/test-server.ts';
import { checkPicture } from './check-picture.ts';
import { drawnFolder, pictureKey } from './picture-file.ts';
import { addPicture, clearPictures } from './pictures.ts';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer(inject('cluster'), { routes: [productPictures, formerMedia] });
});
afterAll(() => server?.close());

const RED = '#e00000';
const BLUE = '#0000e0';

/** The left half is red, the right half blue. */
async function photo(width: number, height: number): Promise<Buffer> {
  const half = await sharp({ create: { width: Math.floor(width / 2), height, channels: 3, background: RED } })
    .png()
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: BLUE } })
    .composite([{ input: half, left: 0, top: 0 }])
    .png()
    .toBuffer();
}

const add = async (bytes: Buffer, focus?: FocalPoint): Promise<string> =>
  addPicture(server.db, server.app.platform.storage, await checkPicture(bytes), focus);

const request = (id: string, file: string) =>
  server.app.server.inject({ method: 'GET', url: `/media/pictures/${id}/${file}` });

async function load(id: string, file = 'thumbnail.png'): Promise<Buffer> {
  const response = await request(id, file);
  if (response.statusCode !== 200) throw new Error(`${file}: ${response.statusCode}`);
  return response.rawPayload;
}

/** The color of one pixel as `red`, `blue`, `white`, or its channels. */
async function colorAt(bytes: Buffer, x: number, y: number): Promise<string> {
  const pixel = await sharp(bytes).removeAlpha().extract({ left: x, top: y, width: 1, height: 1 }).raw().toBuffer();
  const [r = 0, g = 0, b = 0] = pixel;
  const name = [r, g, b].map((channel) => (channel > 127 ? 1 : 0)).join('');
  return { '100': 'red', '001': 'blue', '111': 'white' }[name] ?? [r, g, b].join(' ');
}

describe('an uploaded picture', () => {
  it.each([
    ['icon', 96, 120],
    ['thumbnail', 400, 500],
    ['retail', 800, 1000],
    ['standard', 1200, 1500],
  ])('is served as %s in every format, to be cached for a year', async (size, width, height) => {
    const id = await add(await photo(1600, 2000));
    for (const [format, type] of [
      ['avif', 'image/avif'],
      ['webp', 'image/webp'],
      ['png', 'image/png'],
    ]) {
      const response = await request(id, `${size}.${format}`);
      expect([response.statusCode, response.headers['content-type']]).toEqual([200, type]);
      expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(await sharp(response.rawPayload).metadata()).toMatchObject({ width, height });
    }
  });

  it('is cropped around its focal point', async () => {
    const bytes = await photo(1900, 1200);
    const [left, right, center] = [
      await add(bytes, { x: 10, y: 50 }),
      await add(bytes, { x: 90, y: 50 }),
      await add(bytes),
    ];
    expect(new Set([left, right, center]).size).toBe(3);
    expect([await colorAt(await load(left), 5, 250), await colorAt(await load(left), 380, 250)]).toEqual([
      'red',
      'red',
    ]);
    expect(await colorAt(await load(right), 5, 250)).toBe('blue');
    expect([await colorAt(await load(center), 5, 250), await colorAt(await load(center), 394, 250)]).toEqual([
      'red',
      'blue',
    ]);
  });

  it('is shown whole on white when cropping would leave too little of it', async () => {
    const bytes = await load(await add(await photo(2400, 700)));
    expect([await colorAt(bytes, 5, 250), await colorAt(bytes, 394, 250)]).toEqual(['red', 'blue']);
    expect(await colorAt(bytes, 200, 20)).toBe('white');
  });

  it('is shown upright and without what the camera wrote into it', async () => {
    const lying = await sharp(await photo(1500, 1200))
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const bytes = await load(await add(lying), 'retail.webp');
    expect([await colorAt(bytes, 400, 20), await colorAt(bytes, 400, 980)]).toEqual(['red', 'blue']);
    expect(await sharp(bytes).metadata()).not.toHaveProperty('exif');
  });

  it('has white where it is transparent', async () => {
    const glass = await sharp({ create: { width: 800, height: 1000, channels: 4, background: '#00000000' } })
      .png()
      .toBuffer();
    expect(await colorAt(await load(await add(glass)), 200, 250)).toBe('white');
  });

  it('is shown even if its file ends in bytes that a strict reader would refuse', async () => {
    const jpeg = await sharp(await photo(900, 1200))
      .jpeg()
      .toBuffer();
    // Garbage between two markers: the decoder warns, and goes on.
    const at = jpeg.indexOf(Buffer.from('ffda', 'hex'));
    const odd = Buffer.concat([jpeg.subarray(0, at), Buffer.from('00112233', 'hex'), jpeg.subarray(at)]);
    await expect(sharp(odd, { failOn: 'warning' }).raw().toBuffer()).rejects.toThrow(/corrupt|extraneous|VipsJpeg/i);
    expect((await request(await add(odd), 'icon.webp')).statusCode).toBe(200);
  });

  it('is the same one when it is added again', async () => {
    const bytes = await photo(900, 900);
    expect(await add(bytes)).toBe(await add(bytes));
  });

  it('returns 404 under other names, and when its file is gone', async () => {
    const id = await add(await photo(701, 900));
    for (const file of ['huge.png', 'video.png', 'icon.gif', 'icon.png.webp', '..%2Ficon.png'])
      expect([file, (await request(id, file)).statusCode]).toEqual([file, 404]);
    expect((await request('0'.repeat(24), 'icon.png')).statusCode).toBe(404);
    expect((await request(PRODUCTS.serum, 'icon.png')).statusCode).toBe(404);
    const { file } = await checkPicture(await photo(701, 900));
    await server.app.platform.storage.delete(pictureKey(file));
    expect((await request(id, 'icon.png')).statusCode).toBe(404);
    // Adding it again restores the file.
    await add(await photo(701, 900));
    expect((await request(id, 'icon.png')).statusCode).toBe(200);
  });
});

describe('the link preview of a picture', () => {
  const preview = async (id: string): Promise<Buffer> => {
    const response = await request(id, 'social.jpg');
    expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' });
    return response.rawPayload;
  };

  it('is cropped around its focal point', async () => {
    const bytes = await preview(await add(await photo(2400, 1000), { x: 0, y: 50 }));
    expect([await colorAt(bytes, 600, 315), await colorAt(bytes, 1190, 315)]).toEqual(['red', 'blue']);
    const right = await preview(await add(await photo(2400, 1000), { x: 100, y: 50 }));
    expect([await colorAt(right, 10, 315), await colorAt(right, 600, 315)]).toEqual(['red', 'blue']);
  });

  it('is whole on a background in its colors if cropping would leave too little', async () => {
    const bytes = await preview(await add(await photo(800, 1000)));
    // 504 pixels of picture, with equal background on both sides.
    const at = (x: number) => colorAt(bytes, x, 315);
    expect([await at(20), await at(355), await at(590), await at(610), await at(845), await at(1180)]).toEqual([
      'red',
      'red',
      'red',
      'blue',
      'blue',
      'blue',
    ]);
  });
});

describe('URLs from releases that drew every picture', () => {
  const former = async (url: string) => {
    const { status, headers } = await server.inject({ method: 'GET', url });
    return { status, location: headers.location, cache: headers['cache-control'] };
  };

  it('redirect to the current link previews, for products that everybody can see', async () => {
    const { rows } = await server.db.query<{ id: string }>(
      `select images -> 0 ->> 'picture' as id from products where sku = '${PRODUCTS.cream}'`,
    );
    expect(await former(`/media/social/products/${PRODUCTS.cream}.png`)).toEqual({
      status: 301,
      location: `/media/pictures/${rows[0]?.id}/social.jpg`,
      cache: 'public, max-age=86400',
    });
    for (const sku of [PRODUCTS.b2bOnly, '0000', 'constructor'])
      expect((await former(`/media/social/products/${sku}.png`)).status).toBe(404);
  });

  it.each([
    '/media/social/categories/serums.png',
    `/media/products/${PRODUCTS.serum}/front-icon.0f0f0f0f.avif`,
    '/media/products/..%2f..%2fetc/passwd',
    '/media/editorial/hero-wide-1280.0f0f0f0f.avif',
  ])('are gone: %s', async (url) => {
    expect(await former(url)).toMatchObject({ status: 404, cache: 'no-store' });
  });
});

describe('a file that is not a usable picture', () => {
  it.each([
    ['a text', async () => Buffer.from('not a picture'), 'not a PNG, JPEG or WebP picture'],
    ['an SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'not a PNG, JPEG or WebP picture'],
    ['a small picture', async () => photo(599, 900), 'too small: at least 600 pixels per side'],
    ['half a picture', async () => (await photo(900, 900)).subarray(0, 2_000), 'cannot be read'],
    [
      'too large a file',
      async () => Buffer.concat([await photo(900, 900), Buffer.alloc(20_000_001)]),
      'larger than 20 MB',
    ],
  ])('is refused with its reason: %s', async (_name, make, reason) => {
    const bytes = await make();
    await expect(checkPicture(bytes)).rejects.toThrow(RefusedPicture);
    await expect(checkPicture(bytes)).rejects.toThrow(reason);
  });
});

describe('clearing', () => {
  const clear = (storage: Pick<Storage, 'delete'> = server.app.platform.storage) =>
    clearPictures(
      {
        clock: server.clock,
        db: server.db,
        storage,
        forget: (id) => server.app.services.pictures.forget(drawnFolder(id)),
      },
      new AbortController().signal,
    );
  const age = () => server.db.query(`update pictures set unused_since = unused_since - interval '2 days'`);
  const isThere = async (id: string) =>
    (await server.db.query('select from pictures where id = $1', [id])).rowCount === 1;
  const show = (...ids: readonly string[]) =>
    server.db.query(`update products set images = $1 where sku = '${PRODUCTS.serum}'`, [
      JSON.stringify(ids.map((picture) => ({ view: 'front', alt: 'A bottle', picture }))),
    ]);

  it('deletes a picture a day after it was last shown, and its file with the last picture that is made from it', async () => {
    const { storage } = server.app.platform;
    const bytes = await photo(1000, 777);
    const { file } = await checkPicture(bytes);
    const [shown, idle] = [await add(bytes), await add(bytes, { x: 1, y: 1 })];
    await show(shown);
    await load(idle, 'icon.png');
    await clear();
    expect([await isThere(shown), await isThere(idle)]).toEqual([true, true]);
    await age();
    await clear();
    expect([await isThere(shown), await isThere(idle)]).toEqual([true, false]);
    expect(await storage.sizeOf(pictureKey(file))).toBe(bytes.length);
    expect((await request(idle, 'icon.png')).statusCode).toBe(404);

    await show();
    await clear();
    // Since a moment ago only, however long ago it was added.
    expect(await isThere(shown)).toBe(true);
    await age();
    await clear();
    expect([await isThere(shown), await storage.sizeOf(pictureKey(file))]).toEqual([false, null]);
  });

  it('leaves a picture that is added or shown once more', async () => {
    const [added, shown] = [await add(await photo(654, 987)), await add(await photo(987, 654))];
    await clear();
    await age();
    await add(await photo(654, 987));
    await show(shown);
    await clear();
    expect([await isThere(added), await isThere(shown)]).toEqual([true, true]);
    await show();
  });

  it('deletes more than it takes at a time', async () => {
    const bytes = await photo(700, 700);
    const picture = await checkPicture(bytes);
    for (let x = 0; x < 45; x += 1) await addPicture(server.db, server.app.platform.storage, picture, { x, y: 0 });
    await clear();
    await age();
    expect(await clear()).toBeGreaterThanOrEqual(45);
    expect(await server.app.platform.storage.sizeOf(pictureKey(picture.file))).toBeNull();
  });

  it('waits for a picture that is being added from a file that it would delete', async () => {
    const { storage } = server.app.platform;
    const bytes = await photo(777, 888);
    const picture = await checkPicture(bytes);
    await add(bytes);
    await clear();
    await age();
    const found = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    const adding = addPicture(
      server.db,
      {
        put: (key, content, options) => storage.put(key, content, options),
        async sizeOf(key) {
          const size = await storage.sizeOf(key);
          found.resolve();
          await goOn.promise;
          return size;
        },
      },
      picture,
      { x: 2, y: 2 },
    );
    await found.promise;
    const clearing = clear();
    await expect
      .poll(
        async () =>
          (await server.db.query(`select from pg_locks where locktype = 'advisory' and not granted`)).rowCount,
      )
      .toBe(1);
    goOn.resolve();
    await Promise.all([adding, clearing]);
    expect(await storage.sizeOf(pictureKey(picture.file))).toBe(bytes.length);
  });
});

it('is rendered again when the folder of rendered pictures was emptied', async () => {
  const id = await add(await photo(1300, 1400));
  const before = await load(id, 'icon.webp');
  await rm(join(server.config.DATA_FOLDER, 'media'), { recursive: true });
  expect((await load(id, 'icon.webp')).equals(before)).toBe(true);
});
