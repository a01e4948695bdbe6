import { keyframes } from '@vanilla-extract/css';
import { forcedColors, reducedMotion } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { css } from '../../theme/style.ts';

const appear = keyframes({ from: { opacity: 0 } });

export const bubble = css({
  zIndex: vars.layer.toast,
  maxInlineSize: 'min(18rem, var(--radix-tooltip-content-available-width, 18rem))',
  paddingBlock: vars.space['2'],
  paddingInline: vars.space['3'],
  borderRadius: vars.radius.md,
  background: vars.color.surface.inverse,
  color: vars.color.text.inverse,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.snug,
  boxShadow: vars.shadow.float,
  animation: `${appear} ${vars.duration.fast} ${vars.easing.out}`,
  '@media': {
    [forcedColors]: { border: '1px solid CanvasText' },
    [reducedMotion]: { animation: 'none' },
    print: { display: 'none' },
  },
});
export const arrow = css({ fill: vars.color.surface.inverse, '@media': { [forcedColors]: { fill: 'CanvasText' } } });
