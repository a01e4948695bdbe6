import { canHover, from } from '@regen/ui-kit/theme';
import { style } from '@vanilla-extract/css';

/** Phones have no keyboard worth a hint. */
export const keys = style({
  display: 'none',
  '@media': { [`${canHover} and ${from.tablet}`]: { display: 'block' }, print: { display: 'none' } },
});
