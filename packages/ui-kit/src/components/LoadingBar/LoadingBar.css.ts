import { keyframes } from '@vanilla-extract/css';
import { forcedColors } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { css } from '../../theme/style.ts';

const grow = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(0.92)' } });

export const root = css({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: vars.layer.toast,
  blockSize: '3px',
  background: vars.color.secondary.solid,
  transformOrigin: '0 50%',
  selectors: { '[dir="rtl"] &': { transformOrigin: '100% 50%' } },
  // Nothing is shown for a page that comes at once.
  animation: `${grow} 8s ${vars.duration.skeletonDelay} cubic-bezier(0.1, 0.7, 0.2, 1) both`,
  '@media': { print: { display: 'none' }, [forcedColors]: { background: 'Highlight' } },
});
