const MARK = 'data-hides-search';

/** Marks content that needs a phone’s full height, such as a conversation: the header hides its search. */
export const hidesSearch = { [MARK]: '' };

/** For the header’s search; in the style sheet, for the reason that `reduced-chrome.ts` gives. */
export const whereSearchIsHidden = `html:has([${MARK}]) &`;
