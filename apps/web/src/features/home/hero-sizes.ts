/** How wide the picture of the first screen is shown, for `sizes`. */
export const heroSizes = '(min-width: 64em) 50vw, 100vw';
