import { atoms } from '@regen/ui-kit/atoms';
import { from, vars } from '@regen/ui-kit/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;

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
export const close = style({ marginBlockStart: space['8'] });

/** A name without a place to break must not widen the column, here and below. */
const column = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
export const step = style([column, { gap: space['6'], scrollMarginBlockStart: vars.size.headRoom }]);
export const summary = style([column, { gap: space['6'] }]);
export const part = style([column, atoms({ borderTop: 'subtle', paddingTop: '4' }), { gap: space['3'] }]);
export const facts = style([column, { gap: space['2'] }]);
export const wraps = style({ overflowWrap: 'anywhere' });
/** What someone wrote, with its line breaks. */
export const lines = style({ overflowWrap: 'anywhere', whiteSpace: 'pre-line' });
