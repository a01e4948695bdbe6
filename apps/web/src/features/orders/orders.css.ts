import { atoms } from '@regen/ui-kit/atoms';
import { from, vars } from '@regen/ui-kit/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const next = style({ display: 'grid', gap: space['5'] });
export const nextStep = style({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: space['3'] });
/** Nothing on screen moves when the rest comes. */
export const preview = style({ minBlockSize: '100vh', alignContent: 'start' });

/** An email address may have no place to break. */
export const withEmail = style({ overflowWrap: 'anywhere' });

/** What staff wrote, with its line breaks. */
export const written = style({ overflowWrap: 'anywhere', whiteSpace: 'pre-line' });

export const search = style({
  display: 'grid',
  gap: space['3'],
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  '@media': { [from.tablet]: { gridTemplateColumns: 'minmax(0, 24rem) auto auto', justifyContent: 'start' } },
});
export const refunds = style({ display: 'grid', gap: space['3'] });
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

/** Numbers of carriers are long, and have no place to break. */
export const number = style({ overflowWrap: 'anywhere' });

export const seller = style({ textAlign: 'end', overflowWrap: 'anywhere' });

export const receiptTotals = style({
  marginInlineStart: 'auto',
  inlineSize: '100%',
  '@media': { [from.tablet]: { inlineSize: '22rem' }, print: { inlineSize: '22rem' } },
});
