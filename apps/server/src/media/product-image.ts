import type { Image } from '@regen/sdk';
import type { StoredImage } from '../db/schema.ts';
import { imageFormats } from './sizes.ts';
import type { ImageSize } from './sizes.ts';

/** The sizes in which every product picture exists. */
export const PRODUCT_IMAGE_SIZES = ['icon', 'thumbnail', 'retail', 'standard'] as const satisfies readonly ImageSize[];

/** Path prefix of product pictures. */
export const PICTURES = '/media/pictures/';
/** The file for link previews, in addition to the sizes. The storefront knows this name. */
export const PREVIEW_FILE = 'social.jpg';

/** The contract's `Image`. */
const toImage = ({ view, alt, picture }: StoredImage): Image => ({
  view,
  alt,
  template: `${PICTURES}${picture}/{size}.{format}`,
  sizes: [...PRODUCT_IMAGE_SIZES],
  formats: [...imageFormats],
});

export const toImages = (images: readonly StoredImage[]): Image[] => images.map(toImage);

/** The picture of a product in lists; null while it has none, and when the product no longer exists. */
export const toFrontImage = (front: StoredImage | null): Image | null => front && toImage(front);
