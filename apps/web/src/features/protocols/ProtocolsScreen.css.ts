import { atoms } from '@regen/ui-kit/atoms';
import { from, vars } from '@regen/ui-kit/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const head = style({ display: 'grid', gap: space['3'] });
export const filter = style({
  display: 'grid',
  gap: space['4'],
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'end',
  '@media': {
    '(max-width: 22em)': { gridTemplateColumns: 'minmax(0, 1fr)' },
    [from.desktop]: { gridTemplateColumns: 'minmax(0, 2fr) repeat(4, minmax(0, 1fr))' },
  },
});
/** The words take a line of their own where there are two columns. */
export const words = style({ gridColumn: '1 / -1', '@media': { [from.desktop]: { gridColumn: 'auto' } } });
export const grid = style({
  display: 'grid',
  gap: space['10'],
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space['6'], rowGap: space['12'] },
    [from.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: space['8'] },
  },
});
export const card = style({ display: 'grid', gap: space['3'], alignContent: 'start' });
export const link = style([atoms({ radius: 'lg' }), { display: 'grid', gap: space['4'] }]);
export const picture = style({ aspectRatio: '3 / 2' });
