import { from, vars } from '@regen/ui-kit/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const columns = style({
  display: 'grid',
  gap: space['5'],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from.tablet]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)', gap: space['8'] } },
});
export const picture = style({
  aspectRatio: '1',
  '@media': { [from.tablet]: { aspectRatio: '4 / 5' } },
});
export const text = style({ display: 'grid', gap: space['4'], alignContent: 'start', justifyItems: 'stretch' });
