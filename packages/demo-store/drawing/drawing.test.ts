import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { products } from '../src/catalog.ts';
import { designs } from './designs.ts';
import { editorialCrops } from './editorial/pictures.ts';
import { drawingFingerprint, DRAWN, filesFingerprint } from './fingerprint.ts';
import { packagingKinds } from './packaging.ts';
import { textures } from './packshot/design.ts';
import type { Design } from './packshot/design.ts';
import { frontSvg } from './packshot/scenes.ts';
import { drawEditorial, drawProduct, drawStoreFront, MASTER } from './render.ts';

function designWith(isWanted: (design: Design) => boolean): Design {
  const design = [...designs.values()].find(isWanted);
  if (!design) throw new Error('No design matches.');
  return design;
}

const kinds = packagingKinds.map((kind): [string, Design] => [kind, designWith(({ packaging }) => packaging === kind)]);
const SMALL = { width: 400, height: 500 };

describe('the committed pictures', () => {
  it('match the drawings', async () => {
    // After a change to a drawing: npm run demo:draw
    const drawn: unknown = JSON.parse(await readFile(DRAWN, 'utf8'));
    expect(drawn).toEqual({ drawings: drawingFingerprint(), files: await filesFingerprint() });
  });

  it('include every product of the catalog', () => {
    expect([...designs.keys()]).toEqual(products.map(({ sku }) => sku));
  });
});

describe('drawings', () => {
  it.each(kinds)('of a %s are the same each time and well-formed', async (_kind, design) => {
    const svg = frontSvg(design, MASTER);
    expect(frontSvg(design, MASTER)).toBe(svg);
    expect(svg).not.toMatch(/NaN|undefined|Infinity|<text/);
    const used = new Set([...svg.matchAll(/url\(#(\w+)\)/g)].map((match) => match[1]));
    const defined = new Set([...svg.matchAll(/ id="(\w+)"/g)].map((match) => match[1]));
    expect([...used].filter((id) => !defined.has(id))).toEqual([]);
    expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject(MASTER);
  });

  it.each(kinds)('of a %s show a pack in the middle of a background', async (_kind, design) => {
    const bytes = await drawProduct(design, 'front', SMALL).png().toBuffer();
    const part = async (left: number, top: number, width: number, height: number) =>
      sharp(await sharp(bytes).extract({ left, top, width, height }).png().toBuffer()).stats();
    const { channels } = await part(100, 150, 200, 250);
    const corner = await part(0, 0, 40, 40);
    expect(channels[0]?.stdev).toBeGreaterThan(6);
    expect(corner.channels[0]?.stdev).toBeLessThan(6);
    expect(corner.isOpaque).toBe(true);
  });

  it.each(textures)('of the texture %s show something', async (texture) => {
    const design = designWith((one) => one.texture === texture);
    const bytes = await drawProduct(design, 'texture', { width: 96, height: 120 }).png().toBuffer();
    expect((await sharp(bytes).stats()).channels[0]?.stdev).toBeGreaterThan(2);
  });

  it('for pages and stores have the right shapes', async () => {
    const sizeOf = async (bytes: Buffer) => (({ width, height }) => [width, height])(await sharp(bytes).metadata());
    expect(editorialCrops.banner * 1200).toBe(630);
    expect(await sizeOf(await drawEditorial('social', 'banner', 1200).png().toBuffer())).toEqual([1200, 630]);
    expect(await sizeOf(await drawEditorial('clarity', 'tall', 480).png().toBuffer())).toEqual([480, 600]);
    expect(await sizeOf(await drawStoreFront('lumen').png().toBuffer())).toEqual([1200, 1500]);
  });
});
