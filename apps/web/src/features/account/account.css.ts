import { style } from '@vanilla-extract/css';
import { from, vars } from '@regen/ui-kit/theme';

const { space } = vars;

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['8'],
  alignItems: 'start',
  '@media': { [from.desktop]: { gridTemplateColumns: `${vars.size.sidebar} minmax(0, 1fr)`, columnGap: space['16'] } },
});
export const nav = style({
  '@media': { [from.desktop]: { position: 'sticky', insetBlockStart: vars.size.headRoom }, print: { display: 'none' } },
});
export const list = style({
  display: 'flex',
  gap: space['1'],
  flexWrap: 'wrap',
  marginBlockStart: space['4'],
  '@media': { [from.desktop]: { flexDirection: 'column' } },
});
export const signOut = style({ inlineSize: '100%' });
