import { style } from '@vanilla-extract/css';

/** Set on the document before it is painted, if someone is signed in on this device. */
const ownPrices = ':root[data-known="b2b"] &, :root[data-known="school"] &';

/** What the server writes, which is the price for visitors. */
export const forVisitors = style({ selectors: { [ownPrices]: { visibility: 'hidden' } } });
/** Not the viewer's price: only its space. */
export const waiting = style({ visibility: 'hidden' });
