const MARK = 'data-reduced';

/** On the part of a page that is about one thing: the header keeps its logo, the footer its last line. */
export const reducedChrome = { [MARK]: '' };

/**
 * For what such a page does without. In the style sheet and not in the frame, which is the same for every page, hydrated and kept by all of
 * them.
 */
export const onReducedPages = `html:has([${MARK}]) &`;
