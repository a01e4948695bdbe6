import { style } from '@vanilla-extract/css';

/** Set on the document before it is painted, for whoever has signed in on this device. */
const ownPrices = ':root[data-known="b2b"] &, :root[data-known="school"] &';

/** What the server writes, which is the price for visitors. */
export const forVisitors = style({ selectors: { [ownPrices]: { visibility: 'hidden' } } });
/** Not the price of whoever looks at it: only its room. */
export const waiting = style({ visibility: 'hidden' });
