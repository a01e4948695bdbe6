/** How wide the large picture of a product page is shown, for `sizes`. */
export const gallerySizes = '(min-width: 90em) 44rem, (min-width: 64em) 50vw, 100vw';
