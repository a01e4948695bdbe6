import { atoms } from '@regen/ui-kit/atoms';
import { below, from, vars } from '@regen/ui-kit/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { space } = vars;

export const head = style({
  display: 'grid',
  gap: space['3'],
  paddingBlock: `${space['6']} ${space['8']}`,
  '@media': { [from.desktop]: { paddingBlock: `${space['8']} ${space['12']}` } },
});
export const columns = style({
  display: 'grid',
  gap: space['12'],
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from.desktop]: { gridTemplateColumns: `${vars.size.sidebar} minmax(0, 1fr)`, gap: space['12'] } },
});
export const side = style({
  display: 'none',
  '@media': { [from.desktop]: { display: 'grid', gap: space['3'] } },
});
export const toolbar = atoms({
  display: 'flex',
  wrap: 'wrap',
  align: 'center',
  justify: 'between',
  gap: '3',
  paddingBottom: '4',
  marginBottom: '6',
  borderBottom: 'subtle',
});
export const tools = style({
  display: 'flex',
  alignItems: 'center',
  gap: space['3'],
  marginInlineStart: 'auto',
  '@media': { [below.tablet]: { inlineSize: '100%' } },
});
globalStyle(`${tools} > *`, { '@media': { [below.tablet]: { flex: '1 1 0', minInlineSize: 0 } } });
export const filterButton = style({ minBlockSize: vars.size.touch, '@media': { [from.desktop]: { display: 'none' } } });
export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space['2'],
  marginBlockEnd: space['6'],
});
