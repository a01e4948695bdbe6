import { globalStyle } from '@vanilla-extract/css';
import { breakpoints, canHover } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { components } from '../../theme/layers.css.ts';
import { css, variants } from '../../theme/style.ts';
import { sortDirections, tableAligns } from './Table.props.ts';

const { color, space } = vars;

// Positioned, so that hidden text inside is clipped with the rest.
export const scroller = css({ position: 'relative', overflowX: 'auto', borderRadius: vars.radius.sm });
export const table = css({ inlineSize: '100%', fontVariantNumeric: 'tabular-nums' });
export const caption = css({
  paddingBlockEnd: space['3'],
  textAlign: 'start',
  fontWeight: vars.weight.semibold,
  color: color.text.heading,
});
export const head = css({
  paddingBlock: space['3'],
  paddingInline: space['3'],
  borderBlockEnd: `1px solid ${color.border.control}`,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.semibold,
  color: color.text.muted,
  whiteSpace: 'nowrap',
  verticalAlign: 'bottom',
  textAlign: 'start',
});
export const stickyHead = css({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.raised,
  background: color.surface.ground,
});
// It sticks to what scrolls, so that must be lower than its rows.
export const scrollerHeld = css({ maxBlockSize: '80dvh', overflowY: 'auto' });
export const sortable = css({});
export const sortHead = css({ paddingBlock: 0 });
export const sort = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space['1'],
  minBlockSize: vars.size.control,
  font: 'inherit',
  color: 'inherit',
  borderRadius: vars.radius.sm,
  cursor: 'pointer',
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
  '@media': { [canHover]: { selectors: { '&:hover': { color: color.text.heading } } } },
});
export const mark = css({ opacity: 0.4 });
export const sorted = variants(sortDirections, (direction) => ({
  opacity: 1,
  color: color.text.heading,
  transform: direction === 'ascending' ? 'rotate(180deg)' : undefined,
}));
export const cell = css({
  paddingBlock: space['4'],
  paddingInline: space['3'],
  borderBlockEnd: `1px solid ${color.border.subtle}`,
  fontWeight: vars.weight.regular,
  verticalAlign: 'top',
  textAlign: 'start',
});
export const rowHeader = css({ fontWeight: vars.weight.semibold, color: color.text.heading });
export const foot = css({ paddingBlock: space['2'], paddingInline: space['3'], textAlign: 'end' });
export const align = variants(tableAligns, (key) => ({ textAlign: key }));
export const label = css({
  display: 'none',
  fontSize: vars.text.sm,
  fontWeight: vars.weight.regular,
  color: color.text.muted,
  textAlign: 'start',
});

// The outer cells line up with the text around the table.
for (const edge of ['first', 'last'] as const) {
  globalStyle(`${table} :is(td, th):${edge}-child`, {
    '@layer': { [components]: edge === 'first' ? { paddingInlineStart: 0 } : { paddingInlineEnd: 0 } },
  });
}

// Where there is too little room for all columns, they scroll; each text stays within its own.
export const compare = css({ tableLayout: 'fixed' });

// Scrolled, a date or a number stays on its line; only long text wraps.
globalStyle(`${scroller} > :not(${compare}) > tbody > tr > * > span`, {
  '@layer': {
    [components]: {
      '@media': {
        [`screen and (width < ${breakpoints.tablet})`]: {
          display: 'inline-block',
          inlineSize: 'max-content',
          maxInlineSize: '16rem',
        },
      },
    },
  },
});

const compared = (selector: string, rule: object) =>
  globalStyle(`${compare} ${selector}`, { '@layer': { [components]: rule } });
compared('thead th', { inlineSize: '11rem', whiteSpace: 'normal' });
compared('th:first-child', {
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: vars.layer.raised,
  inlineSize: '8rem',
  background: color.surface.ground,
});
compared('tbody > tr > * > span', { overflowWrap: 'anywhere' });

// On phones each row becomes a card. Roles are set in the markup, since `display` would take them away.
export const cards = css({});
const narrow = (selector: string, rule: object) =>
  globalStyle(`${cards} ${selector}`, {
    '@layer': { [components]: { '@media': { [`screen and (width < ${breakpoints.tablet})`]: rule } } },
  });
narrow(`thead:not(${sortable})`, {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});
// What sorts stays in view, as a row above the cards; the other headers are labels on the cards already.
narrow(`thead${sortable}`, { display: 'block', marginBlockEnd: space['2'] });
narrow(`thead${sortable} tr`, { display: 'flex', flexWrap: 'wrap', gap: space['4'] });
narrow(`thead${sortable} th`, { padding: 0, border: 0 });
narrow(`thead${sortable} th:not(${sortHead})`, {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});
narrow(':is(table, caption, tbody, tfoot)', { display: 'block' });
narrow('tbody tr', {
  display: 'grid',
  gap: space['2'],
  padding: space['4'],
  marginBlockEnd: space['3'],
  border: `1px solid ${color.border.subtle}`,
  borderRadius: vars.radius.md,
  background: color.surface.card,
});
narrow('tbody :is(td, th)', {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space['4'],
  padding: 0,
  border: 0,
  textAlign: 'end',
});
narrow('tbody th', { textAlign: 'start' });
narrow(label, { display: 'block' });
narrow('tfoot tr', { display: 'flex', justifyContent: 'space-between' });
