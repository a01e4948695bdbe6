import { atoms } from '@regen/ui-kit/atoms';
import { from, vars } from '@regen/ui-kit/theme';
import { style } from '@vanilla-extract/css';
import { onReducedPages } from '~/kernel/page/reduced-chrome.ts';

const { space } = vars;

export const root = style([atoms({ background: 'inverse', color: 'inverse' }), { marginBlockStart: space['24'] }]);
/** Two columns; one where a word would not fit. */
const two = 'repeat(auto-fill, minmax(max(7rem, 40%), 1fr))';
export const columns = style({
  display: 'grid',
  gridTemplateColumns: two,
  gap: space['12'],
  paddingBlock: space['16'],
  selectors: { [onReducedPages]: { display: 'none' } },
  '@media': {
    [from.desktop]: { gridTemplateColumns: '1fr 1.5fr repeat(4, max-content)', columnGap: space['8'] },
  },
});
const wide = style({ gridColumn: '1 / -1', '@media': { [from.desktop]: { gridColumn: 'auto' } } });
export const brand = style([wide, { display: 'grid', gap: space['5'], alignContent: 'start' }]);
export const shop = wide;
export const title = atoms({ marginBottom: '3' });
export const list = style({
  display: 'grid',
  columnGap: space['8'],
  gridTemplateColumns: two,
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
export const bottom = atoms({
  display: 'flex',
  wrap: 'wrap',
  align: 'center',
  justify: 'between',
  gap: '4',
  paddingY: '6',
  borderTop: 'inverse',
});
