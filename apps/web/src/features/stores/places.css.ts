import { from, vars } from '@regen/ui-kit/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const details = style({ display: 'grid', gap: space['3'], overflowWrap: 'anywhere' });
export const lines = style({ display: 'grid' });
export const hours = style({ display: 'grid', gap: space['1'] });
export const day = style({
  display: 'grid',
  columnGap: space['4'],
  gridTemplateColumns: 'minmax(0, 9.5rem) minmax(0, 1fr)',
});

export const head = style({
  display: 'grid',
  gap: space['3'],
  paddingBlock: `${space['6']} ${space['8']}`,
});
export const form = style({
  display: 'grid',
  gap: space['3'],
  alignItems: 'end',
  maxInlineSize: '48rem',
  paddingBlockEnd: space['6'],
  '@media': { [from.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto auto', alignItems: 'start' } },
});
/** Beside a field with its label above it. */
export const besideField = style({
  '@media': { [from.tablet]: { marginBlockStart: '1.75rem' } },
});
export const note = style({ paddingBlockEnd: space['6'], maxInlineSize: '48rem' });
export const summary = style({ paddingBlockEnd: space['4'] });
export const waiting = style({ display: 'grid', gap: space['4'], maxInlineSize: '28rem' });

export const first = style({
  display: 'grid',
  gap: space['8'],
  paddingBlockStart: space['6'],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [from.desktop]: { gridTemplateColumns: 'minmax(0, 34rem) minmax(0, 1fr)', gap: space['16'], alignItems: 'start' },
  },
});
export const alone = style({
  display: 'grid',
  gap: space['8'],
  paddingBlockStart: space['6'],
  gridTemplateColumns: 'minmax(0, 1fr)',
});
/** The aspect ratio of store pictures: nothing is cropped. */
export const picture = style({ aspectRatio: '4 / 5' });
export const about = style({ display: 'grid', gap: space['10'], alignContent: 'start' });
export const intro = style({ display: 'grid', gap: space['4'] });
export const places = style({
  display: 'grid',
  gap: space['4'],
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(18rem, 1fr))' } },
});
export const section = style({ display: 'grid', gap: space['5'] });
