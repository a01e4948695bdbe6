import { atoms } from '@regen/ui-kit/atoms';
import { from, vars } from '@regen/ui-kit/theme';
import { style } from '@vanilla-extract/css';
import { room } from './Gallery.css.ts';

const { space } = vars;

export const first = style({
  display: 'grid',
  gap: space['5'],
  paddingBlockStart: space['4'],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [from.tablet]: { gap: space['8'], paddingBlockStart: space['6'] },
    [from.desktop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', gap: space['16'], alignItems: 'start' },
  },
});
export const gallery = style({ minInlineSize: 0 });
export const galleryRoom = style([gallery, room]);
export const storyRoom = style({ minBlockSize: '100vh' });
export const buy = style({
  display: 'grid',
  gap: space['5'],
  '@media': {
    [from.tablet]: { gap: space['8'] },
    [from.desktop]: { position: 'sticky', insetBlockStart: vars.size.headRoom, paddingBlockStart: space['6'] },
  },
});
export const actives = style([
  atoms({ paddingTop: '6', borderTop: 'subtle' }),
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space['4']} ${space['10']}`,
  },
]);
export const active = style({ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' });
export const percent = style([
  atoms({ font: 'serif', fontSize: 'headingMd', leading: 'snug', color: 'heading' }),
  { order: 1 },
]);
export const activeName = atoms({ fontSize: 'sm', color: 'muted' });
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
export const ingredient = atoms({ display: 'grid', gap: '1', paddingY: '4', borderTop: 'subtle' });
export const ingredientName = atoms({ weight: 'semibold', color: 'heading' });
export const benefit = atoms({ color: 'muted' });
export const related = style({
  display: 'grid',
  gap: space['8'],
  marginBlockStart: space['20'],
  '@media': { [from.desktop]: { gridTemplateColumns: '1fr 3fr', gap: space['6'] } },
});
export const relatedIntro = style({ display: 'grid', gap: space['3'], alignContent: 'start' });
