/** How wide a tile's picture is in the grid, for `sizes`. */
export const productTileSizes = '(min-width: 64em) 20rem, (min-width: 48em) 33vw, 50vw';
