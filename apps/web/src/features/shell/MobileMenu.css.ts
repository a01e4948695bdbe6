import { vars } from '@regen/ui-kit/theme';
import { style } from '@vanilla-extract/css';

export const link = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: '3.25rem',
  fontSize: vars.text.lg,
  color: vars.color.text.heading,
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
});
export const count = style({
  fontSize: vars.text.sm,
  color: vars.color.text.muted,
  fontVariantNumeric: 'tabular-nums',
});
