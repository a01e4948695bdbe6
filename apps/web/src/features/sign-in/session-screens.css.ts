import { atoms } from '@regen/ui-kit/atoms';
import { from, vars } from '@regen/ui-kit/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const page = style({
  display: 'grid',
  '@media': {
    [from.desktop]: {
      gridTemplateColumns: '5fr 6fr',
      minBlockSize: '44rem',
      paddingBlock: space['6'],
      // The edges of the header.
      paddingInline: `max(${space['10']}, calc(50% - ${vars.size.wide} / 2 + ${space['10']}))`,
    },
  },
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
    },
  },
});
export const promise = style([
  atoms({ font: 'serif', fontSize: 'headingLg', leading: 'snug' }),
  { maxInlineSize: '20ch' },
]);
export const points = atoms({ display: 'grid', gap: '2', color: 'inverseMuted' });
export const point = atoms({ display: 'flex', gap: '3', align: 'center' });
export const main = style({
  display: 'grid',
  alignContent: 'center',
  paddingInline: space['4'],
  paddingBlock: space['10'],
  '@media': { [from.tablet]: { paddingInline: space['16'], paddingBlock: space['16'] } },
});
export const column = style({
  inlineSize: '100%',
  maxInlineSize: vars.size.form,
  marginInline: 'auto',
  display: 'grid',
  gap: space['6'],
});
export const rules = atoms({ display: 'grid', gap: '1' });
export const rule = style([
  atoms({ color: 'muted', fontSize: 'sm' }),
  { display: 'flex', alignItems: 'center', gap: space['2'] },
]);
export const ruleMet = style([
  atoms({ color: 'success', fontSize: 'sm' }),
  { display: 'flex', alignItems: 'center', gap: space['2'] },
]);
