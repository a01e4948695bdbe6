import type { Image, StorePicture } from '@regen/sdk';

/** Pictures of stores are kept in the sizes and the shape of those of products. */
export const asImage = (picture: StorePicture): Image => ({ view: 'front', ...picture });

/** The `sizes` attribute of the picture of a store page. */
export const storePictureSizes = '(min-width: 64em) 34rem, 100vw';
