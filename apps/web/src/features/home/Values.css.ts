import { atoms } from '@regen/ui-kit/atoms';
import { from, vars } from '@regen/ui-kit/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const root = style({ paddingBlockStart: space['20'] });
export const title = style({ marginBlockEnd: space['10'] });
export const list = style({
  display: 'grid',
  gap: space['10'],
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: space['12'] } },
});
export const value = style([
  atoms({ paddingTop: '6', borderTop: 'subtle', color: 'link' }),
  { display: 'grid', gap: space['3'], alignContent: 'start' },
]);
