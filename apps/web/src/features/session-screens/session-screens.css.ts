import { style } from '@vanilla-extract/css';
import { from, vars } from '@regen/ui-kit/theme';

const { color, space } = vars;

export const page = style({
  display: 'grid',
  '@media': { [from.desktop]: { gridTemplateColumns: '5fr 6fr', minBlockSize: '44rem', padding: space['6'] } },
});
export const side = style({
  display: 'none',
  '@media': {
    [from.desktop]: {
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'flex-end',
      gap: space['5'],
      padding: space['16'],
      background: `radial-gradient(120% 90% at 20% 10%, ${color.secondary.strong} 0%, ${color.primary.solid} 55%, ${color.primary.active} 100%)`,
      color: color.text.inverse,
      borderRadius: vars.radius.lg,
    },
  },
});
export const promise = style({
  maxInlineSize: '20ch',
  fontFamily: vars.font.serif,
  fontSize: vars.heading.lg,
  lineHeight: vars.leading.snug,
  letterSpacing: vars.tracking.tight,
});
export const points = style({ display: 'grid', gap: space['2'], color: color.text.inverseMuted });
export const point = style({ display: 'flex', gap: space['3'], alignItems: 'center' });
export const main = style({
  display: 'grid',
  alignContent: 'center',
  paddingInline: space['4'],
  paddingBlock: space['10'],
  '@media': { [from.tablet]: { paddingInline: space['16'], paddingBlock: space['16'] } },
});
export const column = style({
  inlineSize: '100%',
  maxInlineSize: '27rem',
  marginInline: 'auto',
  display: 'grid',
  gap: space['6'],
});
export const pair = style({
  display: 'grid',
  gap: space['4'],
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
