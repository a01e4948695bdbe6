import { below, from, vars } from '@regen/ui-kit/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const details = style({ display: 'grid', gap: space['3'], overflowWrap: 'anywhere' });
/** One line, there before it is known. */
export const open = style({ minBlockSize: `calc(${vars.text.sm} * ${vars.leading.body})` });
export const lines = style({ display: 'grid' });
export const hours = style({ display: 'grid', gap: space['1'] });
/** The hours go below the day where there is no room beside it. */
export const day = style({ display: 'flex', flexWrap: 'wrap', columnGap: space['4'] });
export const days = style({ flex: '0 1 9.5rem' });
export const times = style({ flex: '1 1 7rem' });

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
/** Beside a field, below the height of its label. */
export const besideField = style({
  '@media': {
    [from.tablet]: { marginBlockStart: `calc(${vars.text.sm} * ${vars.leading.body} + ${space['2']})` },
  },
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
/** The aspect ratio of store pictures: nothing is cropped. On a phone it leaves room for what can be done. */
export const picture = style({
  aspectRatio: '4 / 5',
  '@media': { [below.tablet]: { maxInlineSize: '9rem' } },
});
