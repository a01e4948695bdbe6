import { atoms } from '@regen/ui-kit/atoms';
import { from, vars } from '@regen/ui-kit/theme';
import { style, type StyleRule } from '@vanilla-extract/css';

const { space } = vars;

/** On a phone the total and the button come before the products: the first screen has both. */
export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['8'],
  alignItems: 'start',
  '@media': {
    [`screen and ${from.desktop}`]: {
      gridTemplateColumns: `minmax(0, 1fr) ${vars.size.aside}`,
      gridTemplateRows: 'auto auto 1fr',
      gridTemplateAreas: '"head head" "products aside" "usage aside"',
      columnGap: space['16'],
    },
    print: { gap: space['5'] },
  },
});
const area = (gridArea: string) => style({ '@media': { [`screen and ${from.desktop}`]: { gridArea } } });

export const head = style([area('head'), { display: 'grid', gap: space['3'], justifyItems: 'start' }]);
export const products = area('products');
export const usage = area('usage');
export const aside = style([
  area('aside'),
  {
    '@media': {
      // Below the header, which stays.
      [`screen and ${from.desktop}`]: { position: 'sticky', insetBlockStart: vars.size.headRoom },
    },
  },
]);

export const onPaper = style({ display: 'none', '@media': { print: { display: 'block' } } });
export const wraps = style({ overflowWrap: 'anywhere' });

export const total = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space['3'],
});
export const amount = atoms({
  font: 'serif',
  fontSize: 'headingMd',
  leading: 'tight',
  color: 'heading',
  digits: 'tabular',
});

export const items = style([atoms({ borderTop: 'subtle' }), { display: 'grid' }]);
export const item = style([
  atoms({ borderBottom: 'subtle' }),
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: space['4'],
    alignItems: 'center',
    paddingBlock: space['4'],
    '@media': { print: { breakInside: 'avoid', paddingBlock: space['2'] } },
  },
]);
export const words = style({ display: 'grid', gap: space['1'], justifyItems: 'start', overflowWrap: 'anywhere' });
/** In a column of its own where there is room for one. */
const inColumn = (rule: StyleRule) => style({ '@media': { [from.tablet]: rule, print: rule } });
export const money = style([
  { display: 'grid', gap: space['1'] },
  inColumn({ maxInlineSize: '14rem', justifyItems: 'end', textAlign: 'end' }),
]);
export const text = style([
  { display: 'grid', gap: space['3'] },
  inColumn({ gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: space['6'], alignItems: 'center' }),
]);
export const price = inColumn({ alignItems: 'flex-end' });

export const file = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space['4'],
});
