import { from, vars } from '@regen/ui-kit/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const article = style({
  display: 'grid',
  gap: space['10'],
  paddingBlock: space['8'],
  '@media': {
    [from.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
      columnGap: space['16'],
      alignItems: 'start',
    },
  },
});
export const head = style({ display: 'grid', gap: space['4'], gridColumn: '1 / -1' });
export const words = style({ display: 'grid', gap: space['4'], alignContent: 'center' });
export const ledHead = style([
  head,
  {
    gap: space['8'],
    '@media': { [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', columnGap: space['16'] } },
  },
]);
export const lead = style({ aspectRatio: '16 / 9' });
export const text = style({ '@media': { [from.desktop]: { gridColumn: 2 } } });
export const contents = style({
  display: 'grid',
  gap: space['4'],
  '@media': { [from.desktop]: { position: 'sticky', insetBlockStart: vars.size.headRoom } },
});
export const parts = style({ display: 'grid', gap: space['2'] });
/** As wide as the text below it. */
export const seller = style({ maxInlineSize: vars.size.measure });
