import type { Image } from '@regen/sdk';
import type { StoredImage } from '../db/schema.ts';
import { drawnTemplate } from './drawn-images.ts';
import { imageFormats } from './sizes.ts';
import type { ImageSize } from './sizes.ts';

/** The sizes in which every product picture exists. */
export const PRODUCT_IMAGE_SIZES = ['icon', 'thumbnail', 'retail', 'standard'] as const satisfies readonly ImageSize[];

/** Where uploaded pictures begin. */
export const PICTURES = '/media/pictures/';

/** Null for a drawing that does not exist. */
function templateOf(image: StoredImage): string | null {
  if ('picture' in image) return `${PICTURES}${image.picture}/{size}.{format}`;
  return drawnTemplate(image.drawing, image.view);
}

function toImage(image: StoredImage): Image | null {
  const template = templateOf(image);
  if (template === null) return null;
  const { view, alt } = image;
  return { view, alt, template, sizes: [...PRODUCT_IMAGE_SIZES], formats: [...imageFormats] };
}

/** `Image` of the contract for each picture, without drawings that do not exist. */
export const toImages = (images: readonly StoredImage[]): Image[] => images.flatMap((image) => toImage(image) ?? []);

/** The picture of a product in lists; null while it has none, and when the product no longer exists. */
export const toFrontImage = (front: StoredImage | null): Image | null => front && toImage(front);
