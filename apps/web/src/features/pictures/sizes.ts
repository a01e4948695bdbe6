// The `sizes` of pictures that a page preloads or prefetches: those of the picture and of its request have to match.

/** The hero picture. */
export const heroSizes = '(min-width: 64em) 50vw, 100vw';

/** The hero's widths in pixels: as the largest picture of the first screen, it must not be much larger than needed. */
export const heroWidths: readonly number[] = [480, 800, 1200, 1600];

/** A tile's picture in the product grid. */
export const productTileSizes = '(min-width: 64em) 20rem, (min-width: 48em) 33vw, 50vw';

/** The large picture of a product page. */
export const gallerySizes = '(min-width: 90em) 44rem, (min-width: 64em) 50vw, (min-width: 48em) 100vw, 75vw';

/** The picture of a store page. */
export const storePictureSizes = '(min-width: 64em) 34rem, 100vw';
