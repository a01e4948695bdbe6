import { style } from '@vanilla-extract/css';
import { from, vars } from '@regen/ui-kit/theme';

const { space } = vars;

export const addresses = style({
  display: 'grid',
  gap: space['4'],
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const fields = style({ display: 'grid', gap: space['4'], gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' });
export const wholeRow = style({ gridColumn: '1 / -1' });
