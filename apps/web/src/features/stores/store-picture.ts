import type { Image, StorePicture } from '@regen/sdk';

/** Store pictures have the sizes and the aspect ratio of product pictures. */
export const asImage = (picture: StorePicture): Image => ({ view: 'front', ...picture });

/** The `sizes` attribute of the picture of a store page. */
export const storePictureSizes = '(min-width: 64em) 34rem, 100vw';
