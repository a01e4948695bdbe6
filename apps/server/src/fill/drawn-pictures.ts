import type { StoredImage } from '../db/schema.ts';
import { drawnImages } from '../media/drawn-images.ts';
import { storeFrontHash, storeFrontNames, storeFronts } from '../media/store-fronts/fronts.ts';

export interface DrawnPictures {
  imagesOf(designKey: string, name: string): readonly StoredImage[];
  /** The pictures of the stores whose accounts have these numbers. */
  readonly storeFronts: readonly { readonly account: number; readonly hash: string }[];
}

/** What the server draws for the products and stores that it is filled with. */
export const drawnPictures: DrawnPictures = {
  imagesOf: drawnImages,
  storeFronts: storeFrontNames.map((name) => ({ account: storeFronts[name].account, hash: storeFrontHash(name) })),
};

/** A JPEG of a product in its surroundings. Throws for a design that does not exist. */
export async function drawScene(designKey: string): Promise<Buffer> {
  // Loaded once in the life of a store: most starts draw none.
  const [{ renderProduct }, { default: sharp }] = await Promise.all([import('../media/render.ts'), import('sharp')]);
  const scene = await renderProduct(designKey, 'context', 'retail', 'png');
  if (!scene) throw new Error(`There is no picture of ${designKey}.`);
  return sharp(scene).jpeg().toBuffer();
}
