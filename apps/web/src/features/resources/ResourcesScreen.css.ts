import { atoms } from '@regen/ui-kit/atoms';
import { from, vars } from '@regen/ui-kit/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const head = style({ display: 'grid', gap: space['3'] });
export const filter = style({
  display: 'grid',
  gap: space['4'],
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'end',
  '@media': {
    '(max-width: 22em)': { gridTemplateColumns: 'minmax(0, 1fr)' },
    [from.desktop]: { gridTemplateColumns: 'minmax(0, 2fr) repeat(2, minmax(0, 1fr))' },
  },
});
/** The words take a line of their own where there are two columns. */
export const words = style({ gridColumn: '1 / -1', '@media': { [from.desktop]: { gridColumn: 'auto' } } });
export const grid = style({
  display: 'grid',
  columnGap: space['5'],
  rowGap: space['10'],
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': {
    '(max-width: 22em)': { gridTemplateColumns: 'minmax(0, 1fr)' },
    [from.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [from.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', columnGap: space['8'] },
  },
});
export const card = style({
  display: 'grid',
  gap: space['2'],
  alignContent: 'start',
  gridTemplateRows: 'auto auto auto 1fr',
  blockSize: '100%',
});
export const link = style([atoms({ radius: 'lg' }), { display: 'grid', gap: space['3'] }]);
export const picture = style({ aspectRatio: '5 / 7' });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignSelf: 'end',
  justifyContent: 'space-between',
  gap: space['2'],
});
export const dialog = style({
  display: 'grid',
  gap: space['5'],
  alignItems: 'start',
  '@media': { [from.tablet]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
});
export const whole = atoms({ display: 'block', width: 'full', height: 'auto', radius: 'md', border: 'subtle' });
/** Stays in view, since what is selected may be on several pages. */
export const bar = style([
  atoms({ background: 'ground', borderTop: 'subtle', paddingY: '4' }),
  {
    display: 'grid',
    gap: space['3'],
    position: 'sticky',
    insetBlockEnd: 0,
    zIndex: 1,
    paddingBlockEnd: `max(${space['4']}, env(safe-area-inset-bottom))`,
  },
]);
export const barLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space['3'],
});
export const help = style({
  display: 'grid',
  gap: space['5'],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
});
