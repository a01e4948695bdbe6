import { from, vars } from '@regen/ui-kit/theme';
import { style } from '@vanilla-extract/css';

const { space, color } = vars;

export const page = style({ paddingBlock: space['6'] });
export const first = style({
  display: 'grid',
  gap: space['8'],
  paddingBlockStart: space['6'],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [from.desktop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', gap: space['16'], alignItems: 'start' },
  },
});
export const gallery = style({ minInlineSize: 0 });
export const buy = style({
  display: 'grid',
  gap: space['8'],
  '@media': { [from.desktop]: { position: 'sticky', insetBlockStart: '10rem', paddingBlockStart: space['6'] } },
});
export const intro = style({ display: 'grid', gap: space['3'] });
export const actives = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space['4']} ${space['10']}`,
  paddingBlockStart: space['6'],
  borderBlockStart: `1px solid ${color.border.subtle}`,
});
export const active = style({ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' });
export const percent = style({
  fontFamily: vars.font.serif,
  fontSize: vars.heading.md,
  lineHeight: vars.leading.snug,
  color: color.text.heading,
  order: 1,
});
export const activeName = style({ fontSize: vars.text.sm, color: color.text.muted });
export const story = style({
  display: 'grid',
  gap: space['12'],
  paddingBlock: `${space['16']} ${space['12']}`,
  '@media': {
    [from.desktop]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      gap: space['16'],
      paddingBlock: `${space['24']} ${space['20']}`,
    },
  },
});
export const text = style({
  display: 'grid',
  gap: space['5'],
  alignContent: 'start',
  maxInlineSize: vars.size.measure,
});
export const sectionTitle = style({ marginBlockEnd: space['6'] });
export const ingredients = style({ display: 'grid' });
export const ingredient = style({
  display: 'grid',
  gap: space['1'],
  paddingBlock: space['4'],
  borderBlockStart: `1px solid ${color.border.subtle}`,
});
export const ingredientName = style({ fontWeight: vars.weight.semibold, color: color.text.heading });
export const benefit = style({ color: color.text.muted });
export const related = style({
  display: 'grid',
  gap: space['8'],
  marginBlockStart: space['20'],
  '@media': { [from.desktop]: { gridTemplateColumns: '1fr 3fr', gap: space['6'] } },
});
export const relatedIntro = style({ display: 'grid', gap: space['3'], alignContent: 'start' });
