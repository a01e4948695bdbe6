/** How long a query can be, in characters. */
export const MIN_LETTERS = 2;
export const MAX_LETTERS = 100;
