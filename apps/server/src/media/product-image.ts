import type { Image } from '@regen/sdk';
import type { StoredImage } from '../db/schema.ts';
import { imageFormats } from './sizes.ts';
import type { ImageSize } from './sizes.ts';

/** The sizes in which every product picture exists. */
export const PRODUCT_IMAGE_SIZES = ['icon', 'thumbnail', 'retail', 'standard'] as const satisfies readonly ImageSize[];

/** Where uploaded pictures begin. */
export const PICTURES = '/media/pictures/';

const templateOf = (image: StoredImage): string =>
  'picture' in image
    ? `${PICTURES}${image.picture}/{size}.{format}`
    : `/media/products/${image.drawing}/${image.view}-{size}.${image.hash}.{format}`;

/** `Image` of the contract. */
export const toImage = (image: StoredImage): Image => ({
  view: image.view,
  alt: image.alt,
  template: templateOf(image),
  sizes: [...PRODUCT_IMAGE_SIZES],
  formats: [...imageFormats],
});

/** The picture of a product in lists; null while it has none, and when the product no longer exists. */
export const toFrontImage = (front: StoredImage | null): Image | null => front && toImage(front);
