import { keyframes } from '@vanilla-extract/css';
import { forcedColors, reducedMotion } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { css, variants } from '../../theme/style.ts';
import { spinnerSizes } from './Spinner.props.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
const breathe = keyframes({ '50%': { opacity: 0.35 } });

const sizes = { sm: '1rem', md: '1.5rem', lg: '2.5rem' } as const;

export const root = css({
  display: 'inline-block',
  flex: 'none',
  borderRadius: vars.radius.full,
  borderStyle: 'solid',
  borderColor: 'color-mix(in srgb, currentColor 22%, transparent)',
  borderBlockStartColor: 'currentColor',
  animation: `${turn} 800ms linear infinite`,
  '@media': {
    // Turning is decoration, waiting is not: fade slowly instead.
    [reducedMotion]: { animation: `${breathe} 2s ease-in-out infinite !important` },
    [forcedColors]: { borderColor: 'GrayText', borderBlockStartColor: 'CanvasText' },
  },
});

export const size = variants(spinnerSizes, (key) => ({
  inlineSize: sizes[key],
  blockSize: sizes[key],
  borderWidth: key === 'lg' ? '3px' : '2px',
}));
