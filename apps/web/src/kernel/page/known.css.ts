import { style } from '@vanilla-extract/css';

/** Set on the document before it is painted, if someone is signed in on this device. */
const known = ':root[data-known] &';

export const forVisitors = style({ selectors: { [known]: { display: 'none' } } });
export const forKnown = style({ display: 'none', selectors: { [known]: { display: 'block' } } });
