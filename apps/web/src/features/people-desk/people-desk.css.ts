import { style } from '@vanilla-extract/css';

/** Emails and names without a place to break. */
export const wraps = style({ overflowWrap: 'anywhere' });
