import { style } from '@vanilla-extract/css';
import { from, vars } from '@regen/ui-kit/theme';

const { color, space } = vars;

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['8'],
  alignItems: 'start',
  '@media': { [from.desktop]: { gridTemplateColumns: '15rem minmax(0, 1fr)', columnGap: space['16'] } },
});
export const nav = style({
  '@media': { [from.desktop]: { position: 'sticky', insetBlockStart: '10rem' }, print: { display: 'none' } },
});
export const list = style({
  display: 'flex',
  gap: space['1'],
  overflowX: 'auto',
  marginBlockStart: space['4'],
  '@media': { [from.desktop]: { flexDirection: 'column' } },
});
export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: space['3'],
  minBlockSize: vars.size.touch,
  paddingInline: space['3'],
  borderRadius: vars.radius.md,
  whiteSpace: 'nowrap',
  color: color.text.body,
  selectors: {
    '&:hover': { background: color.surface.hover },
    '&[aria-current="page"]': { background: color.primary.soft, color: color.primary.softText, fontWeight: 600 },
  },
});
export const signOut = style([link, { inlineSize: '100%' }]);
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['4'],
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const addresses = style({
  display: 'grid',
  gap: space['4'],
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
