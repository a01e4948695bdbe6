// The four ways to distinguish series. Each has a color and a form of its own, so that neither print, nor forced colors, nor
// the eye that does not tell them apart needs the color.
import { globalStyle } from '@vanilla-extract/css';
import { forcedColors } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { components } from '../theme/layers.css.ts';
import { css } from '../theme/style.ts';

const { color } = vars;

const tones = [color.primary.solid, color.secondary.solid, color.success.text, color.warning.text] as const;

/** `color` of what is within; marks are drawn in `currentColor`. */
export const tone = tones.map((each) => css({ color: each, '@media': { [forcedColors]: { color: 'CanvasText' } } }));

/** SVG paints are not changed by forced colors, and `currentColor` follows. */
export const drawing = css({ display: 'block', overflow: 'visible', forcedColorAdjust: 'preserve-parent-color' });
export const filled = css({ fill: 'currentColor' });
export const bar = css({
  stroke: 'currentColor',
  strokeWidth: 1,
  transition: `y ${vars.duration.normal} ${vars.easing.out}, height ${vars.duration.normal} ${vars.easing.out}`,
});
export const ground = css({ fill: color.surface.card, '@media': { [forcedColors]: { fill: 'Canvas' } } });
export const stripe = css({ stroke: 'currentColor', fill: 'none' });
export const stroke = css({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: '2.25px',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
});
/** In pixels, since the stroke does not scale. */
export const dash = [
  css({}),
  css({ strokeDasharray: '7 5' }),
  css({ strokeDasharray: '1.5 5' }),
  css({ strokeDasharray: '10 4 1.5 4' }),
] as const;
export const marker = css({
  fill: color.surface.card,
  stroke: 'currentColor',
  strokeWidth: '2px',
  transition: `fill ${vars.duration.fast}`,
  '@media': { [forcedColors]: { fill: 'Canvas' } },
});
/** Around the point that is active. */
export const markerActive = css({ fill: 'currentColor', '@media': { [forcedColors]: { fill: 'Highlight' } } });

/** Drawn from left to right; turned round where text runs the other way. */
export const mirrored = css({});
globalStyle(`[dir="rtl"] ${mirrored}`, { '@layer': { [components]: { transform: 'scaleX(-1)' } } });
