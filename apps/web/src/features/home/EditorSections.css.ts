import { from, vars } from '@regen/ui-kit/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const root = style({
  paddingBlockEnd: space['16'],
  '@media': { [from.desktop]: { paddingBlockEnd: space['24'] } },
});
/** Two or three beside one another, as many as there are. */
export const list = style({
  display: 'grid',
  gap: space['10'],
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(18rem, 1fr))', columnGap: space['8'] } },
});
export const section = style({ display: 'grid', gap: space['4'], alignContent: 'start', justifyItems: 'start' });
export const picture = style({ aspectRatio: '3 / 2', inlineSize: '100%' });
