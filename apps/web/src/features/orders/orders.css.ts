import { atoms } from '@regen/ui-kit/atoms';
import { globalStyle, style } from '@vanilla-extract/css';
import { from, vars } from '@regen/ui-kit/theme';

const { space } = vars;

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['8'],
  alignItems: 'start',
  '@media': { [from.desktop]: { gridTemplateColumns: `minmax(0, 1fr) ${vars.size.aside}`, columnGap: space['16'] } },
});

/** The column never exceeds the screen, no matter how long a name is. */
export const hero = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['4'],
  justifyItems: 'start',
});

export const next = style({ display: 'grid', gap: space['5'] });
export const nextStep = style({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: space['3'] });
export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['6'],
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['5'],
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** Nothing on screen moves when the rest comes. */
export const preview = style({ minBlockSize: '100vh', alignContent: 'start' });

export const search = style({
  display: 'grid',
  gap: space['3'],
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  '@media': { [from.tablet]: { gridTemplateColumns: 'minmax(0, 24rem) auto auto', justifyContent: 'start' } },
});
export const list = style({ display: 'grid', gap: space['4'] });
export const order = style({ display: 'grid', gap: space['3'] });
export const orderHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space['4'],
});
export const orderFoot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space['3'],
});
export const pending = atoms({ pending: 'yes' });

export const receiptTotals = style({
  marginInlineStart: 'auto',
  inlineSize: '100%',
  '@media': { [from.tablet]: { inlineSize: '22rem' }, print: { inlineSize: '22rem' } },
});
/** Prints only the receipt. */
export const receiptPage = style({});
globalStyle(`html:has(${receiptPage}) footer`, {
  '@media': { print: { display: 'none' } },
});
