import { from, vars } from '@regen/ui-kit/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { space } = vars;

/** Many rows on a large screen. On phones they are cards, and keep their room. */
export const dense = style({});
globalStyle(`${dense} :is(td, th)`, {
  '@media': { [from.tablet]: { paddingBlock: space['2'] } },
});

/** Two beside each other, also on most phones: what is found should not be a screen away. */
export const filters = style({
  display: 'grid',
  gap: space['4'],
  alignItems: 'end',
  gridTemplateColumns: 'repeat(auto-fit, minmax(9.5rem, 1fr))',
  '@media': {
    [from.desktop]: { gridTemplateColumns: 'minmax(0, 2fr) repeat(auto-fit, minmax(8rem, 1fr))' },
  },
});
// The search, and the channel where there is no status beside it.
globalStyle(`${filters} > :is(:first-child, :nth-last-child(3):nth-child(2))`, {
  gridColumn: '1 / -1',
  '@media': { [from.desktop]: { gridColumn: 'auto' } },
});

/** An order number, or a moment, is read at a glance. */
export const whole = style({ whiteSpace: 'nowrap' });

/** An email address or a tracking number may have no place to break. */
export const wraps = style({ overflowWrap: 'anywhere' });
/** What someone wrote, with its line breaks. */
export const lines = style({ overflowWrap: 'anywhere', whiteSpace: 'pre-line' });

/** A line of the refund: what it is, and how many of it. */
export const refundLine = style({
  display: 'grid',
  gap: space['2'],
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
});

export const list = style({ display: 'grid', gap: space['4'] });

/** Each package has a sheet of its own. */
export const slip = style({ selectors: { '& + &': { breakBefore: 'page' } } });
