import { keyframes } from '@vanilla-extract/css';
import { forcedColors, reducedMotion } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { css, variants } from '../../theme/style.ts';
import { progressRingSizes } from './ProgressRing.props.ts';

const { color } = vars;
const turn = keyframes({ to: { transform: 'rotate(360deg)' } });
const sizes = { sm: '2rem', md: '4rem', lg: '7rem' } as const;
const figures = { sm: '0.6875rem', md: vars.text.sm, lg: vars.heading.md } as const;

export const root = css({ position: 'relative', display: 'inline-grid', placeItems: 'center', flex: 'none' });
export const size = variants(progressRingSizes, (key) => ({
  inlineSize: sizes[key],
  blockSize: sizes[key],
  fontSize: figures[key],
}));
export const drawing = css({ gridArea: '1 / 1', inlineSize: '100%', blockSize: '100%', fill: 'none' });
export const track = css({
  stroke: color.surface.track,
  '@media': { [forcedColors]: { stroke: 'GrayText' } },
});
export const arc = css({
  stroke: 'currentColor',
  strokeLinecap: 'round',
  transition: `stroke-dashoffset ${vars.duration.slow} ${vars.easing.out}`,
  '@media': { [forcedColors]: { stroke: 'Highlight' }, [reducedMotion]: { transition: 'none' } },
});
export const tone = {
  primary: css({ color: color.primary.solid }),
  success: css({ color: color.success.solid }),
  danger: css({ color: color.danger.icon }),
};
export const unknown = css({
  animation: `${turn} 1.2s linear infinite`,
  '@media': { [reducedMotion]: { animation: 'none' } },
});
export const middle = css({
  gridArea: '1 / 1',
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: '1',
  color: color.text.heading,
});
