import { keyframes } from '@vanilla-extract/css';
import { forcedColors } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { css } from '../../theme/style.ts';

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });

/** The look of whatever floats beside its trigger; shared with Menu and Combobox. */
export const floating = css({
  zIndex: vars.layer.dropdown,
  background: vars.color.surface.raised,
  color: vars.color.text.body,
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.md,
  boxShadow: vars.shadow.float,
  animation: `${appear} ${vars.duration.fast} ${vars.easing.out}`,
  '@media': { [forcedColors]: { borderColor: 'CanvasText' }, print: { display: 'none' } },
});

export const panel = css({
  maxInlineSize: 'min(24rem, calc(100vw - 2rem))',
  maxBlockSize: 'var(--radix-popover-content-available-height)',
  overflowY: 'auto',
  padding: vars.space['5'],
  selectors: { '&:focus-visible': { outline: 'none' } },
});
