/** How many found messages are shown. */
const FOUND = 30;

/** What the search for messages reads. */
export const foundParams = (words: string) => ({ search: words, perPage: FOUND });
