import { globalStyle } from '@vanilla-extract/css';
import { canHover } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { css } from '../../theme/style.ts';

const { color, space } = vars;

export const root = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space['3'],
  minInlineSize: 0,
  fontSize: vars.text.sm,
  color: color.text.inverseMuted,
});
export const select = css({
  minInlineSize: 0,
  minBlockSize: vars.size.touch,
  paddingInline: space['3'],
  background: color.surface.inverse,
  color: color.text.inverse,
  border: `${vars.border.thin} solid ${color.border.inverse}`,
  borderRadius: vars.radius.md,
  selectors: { '&:focus-visible': { outlineColor: color.border.focusInverse } },
  '@media': { [canHover]: { ':hover': { borderColor: color.text.inverseMuted } } },
});
// The open list is the browser's own, on a ground of its own.
globalStyle(`${select} option`, { background: color.surface.raised, color: color.text.body });
