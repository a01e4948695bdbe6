import { canHover, forcedColors } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { css } from '../../theme/style.ts';

const { color, space } = vars;

export const panel = css({
  padding: space['4'],
  maxInlineSize: 'calc(100vw - 1rem)',
  maxBlockSize: 'var(--radix-popover-content-available-height)',
  overflowY: 'auto',
});
export const head = css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space['2'] });
export const month = css({
  fontFamily: vars.font.serif,
  fontSize: vars.heading.xs,
  fontWeight: vars.weight.medium,
  color: color.text.heading,
});
export const grid = css({ marginBlockStart: space['2'], tableLayout: 'fixed' });
export const weekday = css({
  blockSize: '2rem',
  fontSize: vars.text.xs,
  fontWeight: vars.weight.semibold,
  textAlign: 'center',
  color: color.text.muted,
});
export const cell = css({ padding: '1px', textAlign: 'center' });
export const day = css({
  display: 'grid',
  placeContent: 'center',
  position: 'relative',
  inlineSize: 'min(2.5rem, calc((100vw - 4rem) / 7 - 2px))',
  blockSize: '2.5rem',
  borderRadius: vars.radius.full,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[aria-current="date"]': { fontWeight: vars.weight.bold, boxShadow: `inset 0 0 0 1px ${color.border.control}` },
    '&[aria-disabled="true"]': {
      color: color.text.disabled,
      textDecoration: 'line-through',
      cursor: 'not-allowed',
    },
    '&:focus-visible': { outlineOffset: '1px' },
  },
  '@media': {
    [canHover]: { selectors: { '&:hover:not([aria-disabled="true"])': { background: color.surface.hover } } },
  },
});
export const outside = css({ color: color.text.muted });
export const picked = css({
  selectors: { '&&, &&:hover': { background: color.primary.solid, color: color.primary.on } },
  '@media': { [forcedColors]: { outline: '2px solid Highlight', outlineOffset: '-2px' } },
});
