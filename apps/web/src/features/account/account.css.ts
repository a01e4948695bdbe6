import { from, vars } from '@regen/ui-kit/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const list = style({
  display: 'flex',
  gap: space['1'],
  flexWrap: 'wrap',
  marginBlockStart: space['4'],
  '@media': { [from.desktop]: { flexDirection: 'column' } },
});
export const signOut = style({ inlineSize: '100%' });
