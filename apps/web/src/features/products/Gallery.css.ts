import { atoms } from '@regen/ui-kit/atoms';
import { from } from '@regen/ui-kit/theme';
import { style } from '@vanilla-extract/css';

/** The room of the large picture while the product is loading. */
export const stage = style([
  atoms({ background: 'packshot', radius: 'lg' }),
  { aspectRatio: '4 / 5', '@media': { [from.tablet]: { aspectRatio: '1' } } },
]);
