import { vars } from '@regen/ui-kit/theme';
import { style } from '@vanilla-extract/css';

export const thumb = style({
  flex: 'none',
  inlineSize: '2.5rem',
  blockSize: '3rem',
  borderRadius: vars.radius.sm,
  overflow: 'hidden',
  background: vars.color.surface.packshot,
});
export const text = style({ flex: 1, minInlineSize: 0, display: 'grid' });
export const name = style({
  fontWeight: vars.weight.medium,
  color: vars.color.text.heading,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const size = style({ fontSize: vars.text.xs, color: vars.color.text.muted });
export const price = style({ fontSize: vars.text.sm, fontVariantNumeric: 'tabular-nums' });
export const all = style({
  display: 'block',
  fontSize: vars.text.sm,
  fontWeight: vars.weight.semibold,
  color: vars.color.text.link,
  ':hover': { textDecoration: 'underline' },
});
