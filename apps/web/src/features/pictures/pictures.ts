import type { Image, StorePicture } from '@regen/sdk';

export type PictureSize = Image['sizes'][number];
type Format = Image['formats'][number];

/** Widths in pixels of the sizes in which the server stores each picture; all are 4 by 5. */
export const pictureWidths: Record<PictureSize, number> = { icon: 96, thumbnail: 400, retail: 800, standard: 1200 };

export const pictureUrl = (image: Image, size: PictureSize, format: Format): string =>
  image.template.replace('{size}', size).replace('{format}', format);

/** Store pictures have the sizes and the aspect ratio of product pictures. */
export const asImage = (picture: StorePicture): Image => ({ view: 'front', ...picture });

/** Every size of one format, for `srcset`. */
export const pictureSrcSet = (image: Image, format: Format): string =>
  image.sizes
    .filter((size) => size in pictureWidths)
    .map((size) => `${pictureUrl(image, size, format)} ${pictureWidths[size]}w`)
    .join(', ');
