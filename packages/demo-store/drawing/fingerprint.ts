import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { designs } from './designs.ts';
import { editorialCrops, editorialPictures } from './editorial/pictures.ts';
import { stillLifeSvg } from './editorial/still-life.ts';
import { palettes } from './packaging.ts';
import { textures } from './packshot/design.ts';
import { colorsOf } from './packshot/palettes.ts';
import { contextSvg, frontSvg } from './packshot/scenes.ts';
import { MASTER } from './render.ts';
import { storeFrontSvg } from './store-fronts/front-svg.ts';
import { storeFrontNames } from './store-fronts/fronts.ts';
import { paintTexture } from './texture/paint.ts';

export const PICTURES = new URL('../catalog/pictures/', import.meta.url);
export const STORES = new URL('../stores/', import.meta.url);
/** Fingerprints of the drawings and of the files made from them. */
export const DRAWN = new URL('drawn.json', import.meta.url);

/** Fingerprint of everything that is drawn. */
export function drawingFingerprint(): string {
  const hash = createHash('sha256');
  for (const design of designs.values()) hash.update(frontSvg(design, MASTER)).update(contextSvg(design, MASTER));
  for (const name of storeFrontNames) hash.update(storeFrontSvg(name, MASTER));
  for (const subject of Object.values(editorialPictures)) {
    if (subject.kind !== 'still-life') continue;
    for (const ratio of Object.values(editorialCrops))
      hash.update(stillLifeSvg(subject.palette, subject.group, { width: 800, height: Math.round(800 * ratio) }));
  }
  for (const texture of textures)
    for (const palette of palettes.slice(0, 3))
      hash.update(paintTexture(texture, colorsOf(palette, 'retail'), 7, 64, 80));
  return hash.digest('hex').slice(0, 10);
}

/** Fingerprint of the files. */
export async function filesFingerprint(): Promise<string> {
  const hash = createHash('sha256');
  for (const folder of [PICTURES, STORES])
    for (const name of (await readdir(folder)).toSorted())
      hash.update(name).update(await readFile(new URL(name, folder)));
  return hash.digest('hex').slice(0, 10);
}
