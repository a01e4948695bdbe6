/** As many products as can be read beside one another. */
export const MAX_COMPARED = 4;
