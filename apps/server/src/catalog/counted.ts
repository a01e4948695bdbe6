/** `1 product`, `2 products`, for nouns with a plural in -s. */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
