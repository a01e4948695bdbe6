import { products } from '@regen/demo-store/catalog-source/index';
import { packagingKinds } from '@regen/demo-store/catalog-source/packaging';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { START_LIMIT } from '../../../../tools/limits/limits.ts';
import { drawingFingerprint } from '../testing/drawing-fingerprint.ts';
import { designs } from './designs.ts';
import { DRAWING_VERSION } from './drawing-version.ts';
import { drawnImages, mediaUrl, viewHash } from './drawn-images.ts';
import { editorialCrops, editorialNames, editorialUrl } from './editorial/pictures.ts';
import { firstPaint } from './first-paint.ts';
import { textures } from './packshot/design.ts';
import { productViews } from './packshot/types.ts';
import { toFrontImage } from './product-image.ts';
import { productSvg, renderProduct } from './render.ts';
import { mediaRoutes } from './routes.ts';
import { imageFormats, imageSizes } from './sizes.ts';
import type { ImageSize } from './sizes.ts';
import { PictureStore } from './store.ts';

const kinds = packagingKinds.map((kind) => {
  const design = [...designs.values()].find((candidate) => candidate.packaging === kind);
  if (!design) throw new Error(`No product comes as ${kind}.`);
  return [kind, design] as const;
});

describe('addresses of pictures', () => {
  it('exist for every product of the catalog', () => {
    expect(products.filter((product) => drawnImages(product.designKey, product.name).length !== 3)).toEqual([]);
    expect(drawnImages('0000', 'Nothing')).toEqual([]);
  });

  it('follow the template of the contract', () => {
    const [drawn] = drawnImages('1401', 'C15 Bright Serum');
    const front = toFrontImage(drawn ?? null);
    expect(front).toEqual({
      view: 'front',
      alt: 'C15 Bright Serum in a dropper bottle',
      template: `/media/products/1401/front-{size}.${viewHash('1401', 'front')}.{format}`,
      sizes: ['icon', 'thumbnail', 'retail', 'standard'],
      formats: ['avif', 'webp', 'png'],
    });
    expect(front?.template.replace('{size}', 'retail').replace('{format}', 'avif')).toBe(
      mediaUrl('1401', 'front', 'retail', 'avif'),
    );
  });

  it('differ by product and view', () => {
    const hashes = [...designs.keys()].flatMap((key) => productViews.map((view) => viewHash(key, view)));
    expect(new Set(hashes).size).toBe(hashes.length);
  });

  it('change whenever a drawing changes', () => {
    // After a change to a drawing, write the received value into drawing-version.ts.
    expect(drawingFingerprint()).toBe(DRAWING_VERSION);
  });
});

describe('drawings', () => {
  it.each(kinds)('of a %s are the same bytes each time and well-formed', async (_kind, design) => {
    const svg = productSvg(design, 'front', 'standard');
    expect(productSvg(design, 'front', 'standard')).toBe(svg);
    expect(svg).not.toMatch(/NaN|undefined|Infinity|<text/);
    const used = new Set([...svg.matchAll(/url\(#(\w+)\)/g)].map((match) => match[1]));
    const defined = new Set([...svg.matchAll(/ id="(\w+)"/g)].map((match) => match[1]));
    expect([...used].filter((id) => !defined.has(id))).toEqual([]);
    const { width, height } = await sharp(Buffer.from(svg)).metadata();
    expect([width, height]).toEqual([imageSizes.standard.width, imageSizes.standard.height]);
  });

  it.each(kinds)('of a %s show a pack in the middle of a ground', async (_kind, design) => {
    const bytes = await renderProduct(design.key, 'front', 'thumbnail', 'png');
    const part = async (left: number, top: number, width: number, height: number) =>
      sharp(
        await sharp(bytes ?? undefined)
          .extract({ left, top, width, height })
          .png()
          .toBuffer(),
      ).stats();
    const { channels } = await part(100, 150, 200, 250);
    const corner = await part(0, 0, 40, 40);
    expect(channels[0]?.stdev).toBeGreaterThan(6);
    expect(corner.channels[0]?.stdev).toBeLessThan(6);
    expect(corner.isOpaque).toBe(true);
  });

  it('exist of every texture that the catalog uses', async () => {
    for (const texture of textures) {
      const design = [...designs.values()].find((candidate) => candidate.texture === texture);
      const bytes = await renderProduct(design?.key ?? '', 'texture', 'icon', 'png');
      const { channels } = await sharp(bytes ?? undefined).stats();
      expect(channels[0]?.stdev).toBeGreaterThan(2);
    }
  });
});

function serveMedia(server: FastifyInstance, cacheFolder: string, drawsAhead = false): void {
  const pictures = new PictureStore(cacheFolder);
  server.addHook('onClose', () => pictures.close());
  mediaRoutes(server, { pictures, drawsAhead });
}

describe('the media route', () => {
  let folder: string;
  let app: FastifyInstance;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'regen-media-'));
    app = Fastify();
    serveMedia(app, folder);
    await app.ready();
  });

  afterAll(async () => {
    await app.close();
    await rm(folder, { recursive: true, force: true });
  });

  it.each(imageFormats)('serves %s, to be cached for a year', async (format) => {
    const response = await app.inject(mediaUrl('1501', 'front', 'thumbnail', format));
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe(`image/${format}`);
    expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await sharp(response.rawPayload).metadata()).format).toBe(format === 'avif' ? 'heif' : format);
  });

  it.each(Object.keys(imageSizes) as ImageSize[])('serves the size %s in its pixels', async (size) => {
    const response = await app.inject(mediaUrl('1501', 'front', size, 'png'));
    const { width, height } = await sharp(response.rawPayload).metadata();
    expect([width, height]).toEqual([imageSizes[size].width, imageSizes[size].height]);
  });

  it.each(productViews)('serves the view %s', async (view) => {
    const response = await app.inject(mediaUrl('8001', view, 'icon', 'webp'));
    expect(response.statusCode).toBe(200);
    expect(response.rawPayload.length).toBeGreaterThan(200);
  });

  it('stores what it drew on disk and leaves no temporary files', async () => {
    const url = mediaUrl('1102', 'front', 'icon', 'png');
    const responses = await Promise.all(Array.from({ length: 8 }, () => app.inject(url)));
    expect(new Set(responses.map((response) => response.rawPayload.toString('base64'))).size).toBe(1);
    expect(await readdir(join(folder, 'products', '1102'))).toEqual([url.split('/').at(-1)]);
  });

  it('serves from disk after a restart', async () => {
    const url = mediaUrl('1102', 'front', 'icon', 'png');
    const first = await app.inject(url);
    const again = Fastify();
    serveMedia(again, folder);
    expect((await again.inject(url)).rawPayload.equals(first.rawPayload)).toBe(true);
    await again.close();
  });

  it('sends an address of an earlier drawing to today’s', async () => {
    const url = mediaUrl('1401', 'front', 'icon', 'avif');
    const response = await app.inject(url.replace(/\.[0-9a-f]{8}\./, '.00000000.'));
    expect(response.statusCode).toBe(302);
    expect(response.headers.location).toBe(url);
    expect(response.headers['cache-control']).not.toContain('immutable');
  });

  it.each([
    ['another product', '/media/products/9999/front-icon.00000000.avif'],
    ['a guess at a professional product', '/media/products/GM3101/front-icon.00000000.avif'],
    ['another view', '/media/products/1401/back-icon.00000000.avif'],
    ['another size', '/media/products/1401/front-huge.00000000.avif'],
    ['another format', '/media/products/1401/front-icon.00000000.gif'],
    ['a name of an object', '/media/products/constructor/front-icon.00000000.avif'],
    ['a path upward', '/media/products/../../../../etc/passwd'],
    ['an encoded path upward', '/media/products/..%2f..%2f..%2fetc/passwd'],
    ['an encoded slash', '/media/products/1401/front-icon.00000000.avif%2f..%2fx'],
    ['a null byte', '/media/products/1401/front-icon.00000000.avif%00'],
    ['an unknown editorial', '/media/editorial/nothing-wide-1280.00000000.avif'],
    ['an unlisted width', '/media/editorial/hero-wide-1281.00000000.avif'],
    ['an inherited editorial name', '/media/editorial/constructor-wide-1280.00000000.avif'],
  ])('refuses %s', async (_what, url) => {
    const response = await app.inject(url);
    expect(response.statusCode).toBe(404);
  });

  it('refuses with the error body of the contract, never to be cached', async () => {
    const response = await app.inject('/media/products/9999/front-icon.00000000.avif');
    expect(response.headers['content-type']).toBe('application/problem+json');
    expect(response.json()).toEqual({
      type: '/docs/api/errors#not_found',
      title: 'There is nothing at this path.',
      status: 404,
      detail: 'There is no such picture.',
      code: 'not_found',
      message: 'There is no such picture.',
      requestId: expect.any(String),
    });
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('draws ahead of the first visitor when configured', async () => {
    const ahead = Fastify();
    serveMedia(ahead, join(folder, 'ahead'), true);
    await ahead.listen({ port: 0 });
    const [first, second] = firstPaint().map(({ url }) => url.split('/').at(-1));
    await vi.waitFor(
      async () =>
        expect(await readdir(join(folder, 'ahead/editorial'))).toEqual(expect.arrayContaining([first, second])),
      { timeout: START_LIMIT },
    );
    await ahead.close();
    const urls = new Set(firstPaint().map(({ url }) => url));
    for (const shown of [editorialUrl('hero', 'tall', 800, 'avif'), editorialUrl('clarity', 'wide', 1280, 'avif')]) {
      expect(urls).toContain(shown);
    }
  });

  it.each(editorialNames)('serves the editorial picture %s', async (name) => {
    const response = await app.inject(editorialUrl(name, 'tall', 480, 'webp'));
    expect(response.statusCode).toBe(200);
    const { width, height } = await sharp(response.rawPayload).metadata();
    expect([width, height]).toEqual([480, 600]);
  });

  it('draws the social picture in the size that networks require', async () => {
    const response = await app.inject(editorialUrl('social', 'banner', 1200, 'png'));
    const { width, height } = await sharp(response.rawPayload).metadata();
    expect([width, height]).toEqual([1200, 630]);
    expect(editorialCrops.banner.ratio * 1200).toBe(630);
  });
});
