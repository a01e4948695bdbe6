import { canHover, from, vars } from '@regen/ui-kit/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { space, color } = vars;

export const section = style({
  paddingBlock: space['16'],
  '@media': { [from.desktop]: { paddingBlock: space['24'] } },
});
export const sectionHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space['4'],
  marginBlockEnd: space['8'],
});
export const stack = style({ display: 'grid', gap: space['3'] });
export const four = style({});
globalStyle(`${four} > ul`, { '@media': { [from.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } } });

export const band = style({ background: color.surface.sunken, scrollMarginBlockStart: '8rem' });
export const concerns = style({
  display: 'grid',
  gap: space['10'],
  paddingBlock: space['16'],
  '@media': {
    [from.desktop]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 8fr)',
      gap: space['20'],
      paddingBlock: space['24'],
    },
  },
});
export const concernsIntro = style({
  display: 'grid',
  gap: space['4'],
  alignContent: 'start',
  '@media': { [from.desktop]: { position: 'sticky', insetBlockStart: '10rem', alignSelf: 'start' } },
});
export const texture = style({
  marginBlockStart: space['4'],
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  borderRadius: vars.radius.lg,
  background: color.surface.packshot,
});
globalStyle(`${texture} img`, { inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
export const concernList = style({
  display: 'grid',
  '@media': { [from.tablet]: { gridTemplateColumns: '1fr 1fr', columnGap: space['10'] } },
});
export const concern = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: `${space['1']} ${space['4']}`,
  alignContent: 'start',
  blockSize: '100%',
  paddingBlock: space['5'],
  borderBlockStart: `1px solid ${color.border.subtle}`,
  color: color.text.muted,
});
export const concernName = style({
  fontSize: vars.text.lg,
  fontWeight: vars.weight.semibold,
  color: color.text.heading,
  '@media': {
    [canHover]: {
      selectors: {
        [`${concern}:hover &`]: {
          textDecoration: 'underline',
          textUnderlineOffset: '0.22em',
          textDecorationThickness: '1px',
        },
      },
    },
  },
});
export const concernText = style({ fontSize: vars.text.sm, gridRow: 2 });

export const categories = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: space['3'],
  rowGap: space['6'],
  '@media': {
    [from.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', columnGap: space['6'], rowGap: space['8'] },
  },
});
export const category = style({ display: 'grid', gap: space['3'] });
export const categoryPicture = style({
  display: 'block',
  aspectRatio: '1',
  overflow: 'hidden',
  borderRadius: vars.radius.lg,
  background: color.surface.packshot,
});
globalStyle(`${categoryPicture} img`, {
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  objectPosition: '50% 70%',
  transition: `transform 600ms ${vars.easing.out}`,
});
globalStyle(`${category}:hover img`, { '@media': { [canHover]: { transform: 'scale(1.03)' } } });
export const categoryName = style({
  fontFamily: vars.font.serif,
  fontSize: vars.heading.md,
  lineHeight: vars.leading.snug,
  color: color.text.heading,
});
export const kits = style({ paddingBlock: space['16'], '@media': { [from.desktop]: { paddingBlock: space['24'] } } });
