import { globalStyle, keyframes } from '@vanilla-extract/css';
import { forcedColors, from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { components } from '../../theme/layers.css.ts';
import { css } from '../../theme/style.ts';

const { color, space } = vars;
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(16px)' } });

export const region = css({
  position: 'fixed',
  insetBlockEnd: `max(${space['4']}, env(safe-area-inset-bottom))`,
  insetInline: space['4'],
  zIndex: vars.layer.toast,
  display: 'flex',
  flexDirection: 'column',
  gap: space['2'],
  alignItems: 'stretch',
  pointerEvents: 'none',
  '@media': {
    [from.tablet]: { insetInlineStart: 'auto', inlineSize: '24rem', insetInlineEnd: space['6'] },
    print: { display: 'none' },
  },
  selectors: { '&[data-top]': { insetBlock: `${space['4']} auto` } },
});
// Where something at the foot of the window must stay in sight, such as a box to write in, toasts come at the head.
globalStyle(`html:has([data-keep-clear]) ${region}`, {
  '@layer': { [components]: { insetBlock: `${space['4']} auto` } },
});
export const toast = css({
  pointerEvents: 'auto',
  display: 'flex',
  alignItems: 'center',
  gap: space['3'],
  paddingBlock: space['2'],
  paddingInlineStart: space['4'],
  paddingInlineEnd: space['2'],
  borderRadius: vars.radius.md,
  background: color.surface.inverse,
  color: color.text.inverse,
  boxShadow: vars.shadow.float,
  animation: `${rise} ${vars.duration.normal} ${vars.easing.out}`,
  '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
});
globalStyle(`${toast} :focus-visible`, { '@layer': { [components]: { outlineColor: color.border.focusInverse } } });
export const message = css({ flex: 1, minInlineSize: 0, paddingBlock: space['2'] });
export const close = css({ selectors: { '&&': { color: 'inherit', background: 'transparent' } } });
