import { atoms } from '@regen/ui-kit/atoms';
import { from, vars } from '@regen/ui-kit/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const page = style({ paddingBlock: `${space['6']} ${space['20']}` });
export const intro = style({
  display: 'grid',
  gap: space['6'],
  justifyItems: 'start',
  paddingBlock: `${space['8']} ${space['12']}`,
  '@media': { [from.desktop]: { paddingBlock: `${space['12']} ${space['20']}` } },
});
export const section = style([
  atoms({ borderTop: 'subtle' }),
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space['8'],
    paddingBlock: space['12'],
    '@media': {
      [from.desktop]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)', columnGap: space['16'] },
    },
  },
]);
export const gains = style({
  display: 'grid',
  gap: space['8'],
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space['12'] } },
});
export const gain = style([atoms({ color: 'link' }), { display: 'grid', gap: space['2'], alignContent: 'start' }]);
export const points = style({ display: 'grid', gap: space['4'] });
export const point = style({ display: 'flex', gap: space['3'], alignItems: 'flex-start' });
export const close = style({ marginBlockStart: space['8'] });

/** A name without a place to break must not widen the column, here and below. */
const column = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
export const form = style([column, { paddingBlock: space['8'], gap: space['8'] }]);
export const fields = style({
  display: 'grid',
  gap: space['5'],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const wholeRow = style({ gridColumn: '1 / -1' });
export const step = style([column, { gap: space['6'], scrollMarginBlockStart: vars.size.headRoom }]);
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space['3'], marginBlockStart: space['2'] });
export const summary = style([column, { gap: space['6'] }]);
export const part = style([column, atoms({ borderTop: 'subtle', paddingTop: '4' }), { gap: space['3'] }]);
export const partHead = style({ display: 'flex', justifyContent: 'space-between', gap: space['4'] });
export const facts = style([column, { gap: space['2'] }]);
export const statusHead = style({ display: 'flex', flexWrap: 'wrap', gap: space['3'], alignItems: 'center' });
export const wraps = style({ overflowWrap: 'anywhere' });
