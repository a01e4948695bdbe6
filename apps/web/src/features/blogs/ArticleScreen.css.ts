import { atoms } from '@regen/ui-kit/atoms';
import { from, vars } from '@regen/ui-kit/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space['8'] });
export const head = style({
  display: 'grid',
  gap: space['4'],
  paddingBlockStart: space['6'],
  maxInlineSize: vars.size.content,
  '@media': { [from.desktop]: { paddingBlockStart: space['10'] } },
});
export const picture = style({ aspectRatio: '3 / 2', '@media': { [from.tablet]: { aspectRatio: '21 / 9' } } });
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['8'],
  '@media': {
    [from.desktop]: { gridTemplateColumns: `${vars.size.sidebar} minmax(0, 1fr)`, columnGap: space['12'] },
    print: { display: 'block' },
  },
});
export const side = style({ minInlineSize: 0 });
export const contents = style({
  display: 'grid',
  gap: space['3'],
  '@media': { [from.desktop]: { position: 'sticky', insetBlockStart: vars.size.headRoom } },
});
export const chapters = style([atoms({ fontSize: 'sm' }), { display: 'grid', gap: space['2'] }]);
export const body = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space['10'] });
export const author = style([
  atoms({ borderTop: 'subtle', paddingTop: '6', maxWidth: 'measure' }),
  { display: 'flex', gap: space['4'], breakInside: 'avoid' },
]);
export const authorText = style({ display: 'grid', gap: space['1'], minInlineSize: 0 });
export const related = style({ display: 'grid', gap: space['6'] });
