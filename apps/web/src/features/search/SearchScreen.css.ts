import { from, vars } from '@regen/ui-kit/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { space } = vars;

export const page = style({ paddingBlock: space['10'] });
export const head = style({ display: 'grid', gap: space['3'], paddingBlockEnd: space['8'] });
export const narrow = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space['2'],
  paddingBlockEnd: space['8'],
  alignItems: 'center',
});
export const pages = style({ marginBlockStart: space['16'], display: 'grid', justifyItems: 'center' });
export const results = style({});
// Results have no filters beside them, so one more fits.
globalStyle(`${results} > ul`, {
  '@media': { [from.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});
