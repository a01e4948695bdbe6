/** The `sizes` of the picture of a post, which the page preloads: those of the picture and of its request have to match. */
export const articlePictureSizes = '(min-width: 90em) 80rem, 100vw';
