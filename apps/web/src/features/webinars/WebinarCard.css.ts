import { atoms } from '@regen/ui-kit/atoms';
import { from, vars } from '@regen/ui-kit/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const root = style({ display: 'grid', gap: space['3'], alignContent: 'start' });
export const link = style([atoms({ radius: 'lg' }), { display: 'grid', gap: space['4'] }]);
export const picture = style({ position: 'relative', aspectRatio: '16 / 9' });
/** Over the picture, so that nothing moves when it is known how far somebody has watched. */
export const progress = style([
  // On a ground of its own: pictures are light and dark.
  atoms({ background: 'card', radius: 'sm', padding: '1' }),
  { position: 'absolute', insetInline: space['3'], insetBlockEnd: space['3'] },
]);
export const grid = style({
  display: 'grid',
  gap: space['10'],
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space['6'], rowGap: space['12'] },
    [from.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: space['8'] },
  },
});
