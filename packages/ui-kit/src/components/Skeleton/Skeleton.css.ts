import { keyframes } from '@vanilla-extract/css';
import { forcedColors } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { css, variants } from '../../theme/style.ts';
import { skeletonWidths } from './Skeleton.props.ts';

// Its space is reserved at once, so nothing moves; it becomes visible after 200 ms, so that it does not flash before a quick response.
const appear = keyframes({ from: { opacity: 0 } });
const breathe = keyframes({ '50%': { opacity: 0.55 } });

export const root = css({
  display: 'block',
  background: vars.color.surface.track,
  borderRadius: vars.radius.sm,
  animation: `${appear} 1ms ${vars.duration.skeletonDelay} both, ${breathe} 1.8s ease-in-out ${vars.duration.skeletonDelay} infinite`,
  '@media': { [forcedColors]: { border: '1px solid GrayText' }, print: { visibility: 'hidden' } },
});

export const shape = {
  text: css({ blockSize: '0.9em', marginBlock: '0.325em' }),
  heading: css({ blockSize: '2rem' }),
  block: css({ blockSize: '8rem', borderRadius: vars.radius.md }),
  picture: css({ aspectRatio: '4 / 5', borderRadius: vars.radius.lg }),
  square: css({ aspectRatio: '1', borderRadius: vars.radius.md }),
  circle: css({ aspectRatio: '1', borderRadius: vars.radius.full, inlineSize: '3rem' }),
  button: css({ blockSize: vars.size.control, borderRadius: vars.radius.md }),
};

const widths = { full: '100%', threeQuarters: '75%', half: '50%', quarter: '25%' } as const;
export const width = variants(skeletonWidths, (key) => ({ inlineSize: widths[key] }));
