import { canHover, forcedColors, from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { css } from '../../theme/style.ts';

const { color, space } = vars;

export const list = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  alignItems: 'center',
  gap: space['1'],
});
export const link = css({
  display: 'grid',
  placeContent: 'center',
  minInlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  borderRadius: vars.radius.full,
  color: color.text.heading,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  transition: `background-color ${vars.duration.fast}`,
  selectors: {
    '&[aria-current="page"]': { background: color.primary.solid, color: color.primary.on },
  },
  '@media': {
    [canHover]: { selectors: { '&:hover:not([aria-current])': { background: color.surface.hover } } },
    [forcedColors]: { selectors: { '&[aria-current="page"]': { outline: '2px solid Highlight' } } },
  },
});
export const off = css({ color: color.border.control });
export const gap = css({ minInlineSize: space['6'], textAlign: 'center', color: color.text.muted });
/** Neighbors are for wider screens; a phone has previous, next and where it is. */
export const wideOnly = css({ display: 'none', '@media': { [from.tablet]: { display: 'block' } } });
export const narrowOnly = css({
  paddingInline: space['3'],
  color: color.text.muted,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [from.tablet]: { display: 'none' } },
});
