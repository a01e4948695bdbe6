import { vars } from '@regen/ui-kit/theme';
import { globalStyle, keyframes, style } from '@vanilla-extract/css';

export const root = style({ display: 'flex', flexDirection: 'column', minBlockSize: '100dvh' });
export const main = style({ flex: 1, minInlineSize: 0, ':focus': { outline: 'none' } });

export const pending = style({ display: 'grid', placeItems: 'center', minBlockSize: '60vh' });

const grow = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(0.92)' } });
export const bar = style({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: vars.layer.toast,
  blockSize: '3px',
  background: vars.color.secondary.solid,
  transformOrigin: '0 50%',
  selectors: { '&:dir(rtl)': { transformOrigin: '100% 50%' } },
  // Nothing is shown for a page that comes at once.
  animation: `${grow} 8s ${vars.duration.skeletonDelay} cubic-bezier(0.1, 0.7, 0.2, 1) both`,
  '@media': { print: { display: 'none' } },
});

// So that a height in per cent of an img is one of the frame around its picture element.
globalStyle('picture', { display: 'contents' });
