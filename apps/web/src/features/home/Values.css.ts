import { from, vars } from '@regen/ui-kit/theme';
import { style } from '@vanilla-extract/css';

const { space, color } = vars;

export const root = style({ paddingBlockStart: space['20'] });
export const title = style({ marginBlockEnd: space['10'] });
export const list = style({
  display: 'grid',
  gap: space['10'],
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: space['12'] } },
});
export const value = style({
  display: 'grid',
  gap: space['3'],
  alignContent: 'start',
  paddingBlockStart: space['6'],
  borderBlockStart: `1px solid ${color.border.subtle}`,
  color: color.secondary.strong,
});
