// How wide pictures are shown that a page preloads or prepares: the `sizes` of the picture and of its request have to be the same.

/** The picture of the first screen. */
export const heroSizes = '(min-width: 64em) 50vw, 100vw';

/** A tile's picture in the grid. */
export const productTileSizes = '(min-width: 64em) 20rem, (min-width: 48em) 33vw, 50vw';

/** The large picture of a product page. */
export const gallerySizes = '(min-width: 90em) 44rem, (min-width: 64em) 50vw, 100vw';

/** The picture of a store page. */
export const storePictureSizes = '(min-width: 64em) 34rem, 100vw';
