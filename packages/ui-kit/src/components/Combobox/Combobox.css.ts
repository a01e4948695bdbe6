import { forcedColors } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { css } from '../../theme/style.ts';

const { color, space } = vars;

export const root = css({ position: 'relative', display: 'flex', flexDirection: 'column', gap: space['2'] });
export const input = css({
  selectors: { '&::-webkit-search-cancel-button': { display: 'none' } },
});
export const panel = css({
  position: 'absolute',
  insetBlockStart: `calc(100% + ${space['2']})`,
  insetInline: 0,
  maxBlockSize: 'min(32rem, calc(100dvh - 10rem))',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: space['2'],
});
export const groupLabel = css({
  paddingInline: space['3'],
  paddingBlockStart: space['3'],
  paddingBlockEnd: space['1'],
  fontSize: vars.text.xs,
  fontWeight: vars.weight.semibold,
  letterSpacing: vars.tracking.wide,
  textTransform: 'uppercase',
  color: color.text.muted,
});
export const option = css({
  display: 'flex',
  alignItems: 'center',
  gap: space['3'],
  minBlockSize: vars.size.touch,
  paddingInline: space['3'],
  paddingBlock: space['2'],
  borderRadius: vars.radius.sm,
  cursor: 'pointer',
  selectors: { '&[aria-selected="true"]': { background: color.surface.hover } },
  '@media': { [forcedColors]: { selectors: { '&[aria-selected="true"]': { outline: '2px solid Highlight' } } } },
});
export const note = css({ padding: space['3'], color: color.text.muted });
/** At the end of the panel, also while the list above it is scrolled. */
export const footer = css({
  position: 'sticky',
  insetBlockEnd: `calc(-1 * ${space['2']})`,
  marginBlock: `${space['2']} calc(-1 * ${space['2']})`,
  padding: space['3'],
  background: color.surface.raised,
  borderBlockStart: `1px solid ${color.border.subtle}`,
});
