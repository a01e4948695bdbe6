import { atoms } from '@regen/ui-kit/atoms';
import { from, vars } from '@regen/ui-kit/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const head = style({
  display: 'grid',
  gap: space['8'],
  alignItems: 'center',
  '@media': { [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', columnGap: space['16'] } },
});
export const words = style({ display: 'grid', gap: space['5'], alignContent: 'start', justifyItems: 'start' });
export const picture = style({ aspectRatio: '3 / 2' });
export const offer = style({ display: 'grid', gap: space['6'], gridTemplateColumns: 'minmax(0, 1fr)' });
/** The offer in words, and its code beside them where there is room. */
export const offerWords = style({
  display: 'grid',
  gap: space['6'],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [from.tablet]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', columnGap: space['10'] } },
});
export const code = style([
  atoms({ digits: 'tabular', color: 'heading', font: 'serif', fontSize: 'headingMd', leading: 'tight' }),
  { overflowWrap: 'anywhere' },
]);
export const days = style({
  display: 'grid',
  gap: space['4'],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr))',
  '@media': { [from.desktop]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' } },
});
export const day = style([
  atoms({ border: 'subtle', radius: 'lg', padding: '4' }),
  { display: 'grid', gap: space['2'], alignContent: 'start', blockSize: '100%' },
]);
export const closedDay = style([day, atoms({ background: 'sunken' })]);
