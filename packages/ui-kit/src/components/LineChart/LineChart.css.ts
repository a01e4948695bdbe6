import { forcedColors } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { css } from '../../theme/style.ts';

const { color } = vars;

export const lines = css({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  pointerEvents: 'none',
});
/** Under a single line, so that its height is seen as an amount. */
export const ground = css({
  fill: 'currentColor',
  opacity: 0.09,
  '@media': { [forcedColors]: { display: 'none' } },
});
// The line at the active place stands behind its markers.
export const column = css({
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: '50%',
      inlineSize: '1px',
      marginInlineStart: '-0.5px',
    },
    '&[data-active]::before': { background: color.border.control },
  },
});
export const markers = css({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' });
