import { atoms } from '@regen/ui-kit/atoms';
import { from, vars } from '@regen/ui-kit/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const head = style({ display: 'grid', gap: space['3'], maxInlineSize: vars.size.content });
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space['8'],
  '@media': { [from.desktop]: { gridTemplateColumns: `minmax(0, 1fr) ${vars.size.aside}`, columnGap: space['10'] } },
});
export const main = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space['3'] });
/** Always there: what it says comes when the device says how far somebody has watched. */
export const note = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space['3'],
  minBlockSize: vars.size.touch,
});
export const parts = style({ display: 'grid', gap: space['1'] });
const marked = {
  background: color.surface.selected,
  boxShadow: `inset 3px 0 0 ${color.primary.solid}`,
} as const;
const forced = '(forced-colors: active)';
const part = {
  display: 'grid',
  gridTemplateColumns: '3.5rem minmax(0, 1fr)',
  gap: space['2'],
  paddingInline: space['3'],
  borderRadius: vars.radius.sm,
} as const;
export const chapter = style({
  ...part,
  alignItems: 'center',
  minBlockSize: vars.size.touch,
  color: color.text.body,
  selectors: {
    '&:hover': { background: color.surface.hover },
    '&[aria-current="true"]': { ...marked, fontWeight: vars.weight.semibold },
  },
  '@media': { [forced]: { selectors: { '&[aria-current="true"]': { outline: '2px solid Highlight' } } } },
});
export const time = style([atoms({ fontSize: 'sm' }), { color: color.text.muted, fontVariantNumeric: 'tabular-nums' }]);
export const transcript = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space['4'] });
export const passages = style({
  position: 'relative',
  display: 'grid',
  gap: space['1'],
  maxBlockSize: '28rem',
  overflowY: 'auto',
  '@media': { print: { maxBlockSize: 'none', overflow: 'visible' } },
});
export const passage = style({
  ...part,
  paddingBlock: space['2'],
  selectors: { '&[data-now]': marked },
  '@media': { [forced]: { selectors: { '&[data-now]': { outline: '2px solid Highlight' } } } },
});
export const passageTime = style([
  time,
  { display: 'flex', alignItems: 'start', minBlockSize: vars.size.touch, minInlineSize: vars.size.touch },
]);
export const related = style({ display: 'grid', gap: space['6'] });
