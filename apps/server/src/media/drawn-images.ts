import type { PackagingKind } from '@regen/demo-store/catalog-source/packaging';
import { createHash } from 'node:crypto';
import type { StoredImage } from '../db/schema.ts';
import { designs } from './designs.ts';
import { DRAWING_VERSION } from './drawing-version.ts';
import type { Design } from './packshot/design.ts';
import { productViews } from './packshot/types.ts';
import type { ProductView } from './packshot/types.ts';
import type { ImageFormat, ImageSize } from './sizes.ts';

const packs: Readonly<Record<PackagingKind, string>> = {
  dropper: 'a dropper bottle',
  pump: 'a pump bottle',
  jar: 'a jar',
  tube: 'a tube',
  airless: 'an airless bottle',
  spray: 'a spray bottle',
  sachet: 'a sachet',
  kit: 'its box',
  bottle: 'a bottle',
};

function hashOf(design: Design, view: ProductView): string {
  return createHash('sha256')
    .update(`${DRAWING_VERSION} ${view} ${JSON.stringify(design)}`)
    .digest('hex')
    .slice(0, 8);
}

const hashes: ReadonlyMap<string, Readonly<Record<ProductView, string>>> = new Map(
  [...designs].map(([key, design]) => [
    key,
    { front: hashOf(design, 'front'), texture: hashOf(design, 'texture'), context: hashOf(design, 'context') },
  ]),
);

/** The hash in the address of a design's view, or `undefined` for a design that does not exist. */
export function viewHash(designKey: string, view: ProductView): string | undefined {
  return hashes.get(designKey)?.[view];
}

/** The address of a view's files, with placeholders for size and format; null for a design that does not exist. */
export function drawnTemplate(designKey: string, view: ProductView): string | null {
  const hash = viewHash(designKey, view);
  return hash === undefined ? null : `/media/products/${designKey}/${view}-{size}.${hash}.{format}`;
}

/** Address of one file. Throws for a design that does not exist. */
export function mediaUrl(designKey: string, view: ProductView, size: ImageSize, format: ImageFormat): string {
  const template = drawnTemplate(designKey, view);
  if (template === null) throw new Error(`There is no design ${designKey}.`);
  return template.replace('{size}', size).replace('{format}', format);
}

function altOf(view: ProductView, name: string, design: Design): string {
  if (view === 'texture') return `Texture of ${name}`;
  if (view === 'context') return `${name} with its box, in window light`;
  return design.contents.length > 0
    ? `${name}: the products in front of their box`
    : `${name} in ${packs[design.packaging]}`;
}

/** The pictures of a product that is drawn with this design; empty when the design does not exist. */
export function drawnImages(designKey: string, name: string): StoredImage[] {
  const design = designs.get(designKey);
  if (!design) return [];
  return productViews.map((view) => ({
    view,
    alt: altOf(view, name, design),
    drawing: designKey,
  }));
}
