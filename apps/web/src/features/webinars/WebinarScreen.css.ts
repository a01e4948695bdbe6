import { atoms } from '@regen/ui-kit/atoms';
import { from, vars } from '@regen/ui-kit/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const head = style({ display: 'grid', gap: space['3'], maxInlineSize: vars.size.content });
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space['8'],
  '@media': { [from.desktop]: { gridTemplateColumns: `minmax(0, 1fr) ${vars.size.aside}`, columnGap: space['10'] } },
});
export const main = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space['3'] });
export const player = style([
  main,
  { scrollMarginBlockStart: space['4'], '@media': { [from.desktop]: { scrollMarginBlockStart: vars.size.headRoom } } },
]);
/** Always there: what it says comes when the device says how far somebody has watched. */
export const note = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space['3'],
  minBlockSize: vars.size.touch,
});
export const parts = style({ display: 'grid', gap: space['1'], marginBlockStart: space['2'] });
/** Titles are long for the narrow column and for a phone. */
export const chapter = style({ whiteSpace: 'normal' });
export const time = style({ flex: 'none', inlineSize: '3.5rem' });
export const transcript = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space['4'] });
export const passages = style({
  position: 'relative',
  display: 'grid',
  gap: space['1'],
  maxBlockSize: '28rem',
  overflowY: 'auto',
  '@media': { print: { maxBlockSize: 'none', overflow: 'visible' } },
});
export const passage = style([
  atoms({ radius: 'sm' }),
  {
    display: 'grid',
    gridTemplateColumns: '3.5rem minmax(0, 1fr)',
    gap: space['2'],
    paddingInline: space['3'],
    paddingBlock: space['2'],
  },
]);
/** The one that is being said. */
export const said = atoms({ background: 'primarySoft' });
export const passageTime = style({
  display: 'flex',
  alignItems: 'start',
  minBlockSize: vars.size.touch,
  minInlineSize: vars.size.touch,
});
export const related = style({ display: 'grid', gap: space['6'] });
