import type { Image } from '@regen/sdk';
import type { StoredImage } from '../db/schema.ts';
import { imageFormats } from './sizes.ts';
import type { ImageSize } from './sizes.ts';

/** The sizes in which every product picture exists. */
export const PRODUCT_IMAGE_SIZES = ['icon', 'thumbnail', 'retail', 'standard'] as const satisfies readonly ImageSize[];

/** Where pictures of products begin. */
export const PICTURES = '/media/pictures/';
/** What previews of links show of a picture, beside its sizes. The storefront knows this name. */
export const PREVIEW_FILE = 'social.jpg';

/** `Image` of the contract. */
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
