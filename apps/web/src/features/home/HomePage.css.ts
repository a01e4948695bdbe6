import { atoms } from '@regen/ui-kit/atoms';
import { from, vars } from '@regen/ui-kit/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const section = style({
  paddingBlock: space['16'],
  '@media': { [from.desktop]: { paddingBlock: space['24'] } },
});
/** Before what has room above it. */
export const posts = style({
  paddingBlockStart: space['16'],
  '@media': { [from.desktop]: { paddingBlockStart: space['24'] } },
});
export const sectionHead = style({ marginBlockEnd: space['8'] });
export const band = style([atoms({ background: 'sunken' }), { scrollMarginBlockStart: vars.size.headRoom }]);
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
  '@media': { [from.desktop]: { position: 'sticky', insetBlockStart: vars.size.headRoom, alignSelf: 'start' } },
});
export const concernsPicture = style({
  marginBlockStart: space['4'],
  aspectRatio: '4 / 3',
});
export const concernList = style({
  display: 'grid',
  '@media': { [from.tablet]: { gridTemplateColumns: '1fr 1fr', columnGap: space['10'] } },
});
export const concern = style([
  atoms({ borderTop: 'subtle', color: 'muted' }),
  {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    gap: `${space['1']} ${space['4']}`,
    alignContent: 'start',
    blockSize: '100%',
    paddingBlock: space['5'],
  },
]);
export const concernName = atoms({ fontSize: 'lg', weight: 'semibold', color: 'heading' });
export const concernText = style([atoms({ fontSize: 'sm' }), { gridRow: 2 }]);

export const categories = style({
  display: 'grid',
  // Two columns; one where a word would not fit.
  gridTemplateColumns: 'repeat(auto-fill, minmax(max(7rem, 40%), 1fr))',
  columnGap: space['3'],
  rowGap: space['6'],
  '@media': {
    [from.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', columnGap: space['6'], rowGap: space['8'] },
  },
});
export const category = style({ display: 'grid', gap: space['3'] });
export const categoryPicture = style({ aspectRatio: '1' });
export const categoryName = atoms({ font: 'serif', fontSize: 'headingMd', leading: 'snug', color: 'heading' });
