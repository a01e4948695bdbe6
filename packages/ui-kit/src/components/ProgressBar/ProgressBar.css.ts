import { keyframes } from '@vanilla-extract/css';
import { forcedColors } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { css } from '../../theme/style.ts';

const { color, space } = vars;
const sweep = keyframes({ from: { backgroundPosition: '200% 0' }, to: { backgroundPosition: '-100% 0' } });

export const root = css({ display: 'flex', flexDirection: 'column', gap: space['2'] });
export const line = css({ display: 'flex', justifyContent: 'space-between', gap: space['3'], fontSize: vars.text.sm });
export const value = css({ color: color.text.muted, fontVariantNumeric: 'tabular-nums' });
export const bar = css({
  appearance: 'none',
  display: 'block',
  inlineSize: '100%',
  blockSize: '0.375rem',
  border: 0,
  borderRadius: vars.radius.full,
  overflow: 'hidden',
  background: color.surface.track,
  color: color.primary.solid,
  selectors: {
    '&::-webkit-progress-bar': { background: 'transparent' },
    '&::-webkit-progress-value': {
      background: 'currentColor',
      borderRadius: vars.radius.full,
      transition: `inline-size ${vars.duration.slow} ${vars.easing.out}`,
    },
    '&::-moz-progress-bar': { background: 'currentColor', borderRadius: vars.radius.full },
    '&:indeterminate': {
      backgroundImage: `linear-gradient(90deg, transparent, ${color.secondary.solid} 50%, transparent)`,
      backgroundSize: '50% 100%',
      backgroundRepeat: 'no-repeat',
      animation: `${sweep} 1.4s linear infinite`,
    },
    '&:indeterminate::-moz-progress-bar': { background: 'transparent' },
  },
  '@media': { [forcedColors]: { appearance: 'auto', forcedColorAdjust: 'none' } },
});
export const tone = { primary: css({}), success: css({ color: color.success.solid }) };
