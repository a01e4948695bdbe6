import { canHover, from, vars } from '@regen/ui-kit/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const root = style({
  marginBlockStart: space['24'],
  background: color.surface.inverse,
  color: color.text.inverse,
});
export const columns = style({
  display: 'grid',
  gap: space['12'],
  paddingBlock: space['16'],
  '@media': { [from.desktop]: { gridTemplateColumns: '1.2fr 1.6fr 0.8fr', gap: space['16'] } },
});
export const brand = style({ display: 'grid', gap: space['5'], alignContent: 'start' });
export const title = style({
  fontSize: vars.text.xs,
  fontWeight: vars.weight.semibold,
  letterSpacing: vars.tracking.wide,
  textTransform: 'uppercase',
  color: color.text.inverseMuted,
  marginBlockEnd: space['3'],
});
export const list = style({
  display: 'grid',
  columnGap: space['8'],
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
export const links = style({ display: 'grid' });
export const link = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '2.5rem',
  inlineSize: 'fit-content',
  fontSize: vars.text.sm,
  ':focus-visible': { outlineColor: color.border.focusInverse },
  '@media': { [canHover]: { ':hover': { textDecoration: 'underline', textUnderlineOffset: '0.22em' } } },
});
export const bottom = style({ paddingBlock: space['6'], borderBlockStart: `1px solid ${color.border.inverse}` });
