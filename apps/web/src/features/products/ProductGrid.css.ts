import { atoms } from '@regen/ui-kit/atoms';
import { from, vars } from '@regen/ui-kit/theme';
import { style } from '@vanilla-extract/css';

/** Between one row of products and the next. Not a gap, which would keep the rows of a card apart as well. */
const rowSpacing = {
  paddingBlockEnd: vars.space['10'],
  '@media': { [from.tablet]: { paddingBlockEnd: vars.space['12'] } },
};

const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: vars.space['3'],
  marginBlockEnd: `calc(-1 * ${vars.space['10']})`,
  '@media': {
    [from.tablet]: {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      columnGap: vars.space['6'],
      marginBlockEnd: `calc(-1 * ${vars.space['12']})`,
    },
    '(max-width: 22em)': { gridTemplateColumns: '1fr' },
  },
});
export const columns = {
  3: grid,
  4: style([grid, { '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } } }]),
} as const;
export const dimmed = atoms({ pending: 'yes' });
export const item = style(rowSpacing);
export const placeholder = style({
  display: 'grid',
  gap: vars.space['3'],
  alignContent: 'start',
  ...rowSpacing,
});
