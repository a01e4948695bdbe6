import { globalStyle } from '@vanilla-extract/css';
import { below, forcedColors } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { components } from '../../theme/layers.css.ts';
import { css, variants } from '../../theme/style.ts';
import { videoPlayerRatios } from './VideoPlayer.props.ts';

const { color, space } = vars;
const ratios = { '16:9': '16 / 9', '4:3': '4 / 3', '1:1': '1', '9:16': '9 / 16' } as const;

export const root = css({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  overflow: 'hidden',
  border: `1px solid ${color.border.subtle}`,
  borderRadius: vars.radius.lg,
  background: color.surface.card,
  breakInside: 'avoid',
  selectors: { '&:fullscreen': { borderRadius: 0, border: 0, inlineSize: '100%', blockSize: '100%' } },
});
// Controls are below the picture, so they never cover it nor its captions.
export const stage = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  background: color.surface.inverse,
  selectors: { ':fullscreen > &': { flex: 1, minBlockSize: 0, aspectRatio: 'auto' } },
});
export const ratio = variants(videoPlayerRatios, (key) => ({
  aspectRatio: ratios[key],
  // An upright picture keeps within the screen.
  maxBlockSize: key === '9:16' || key === '1:1' ? '75vh' : undefined,
}));
export const video = css({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'contain',
});
export const begin = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '4.5rem',
  blockSize: '4.5rem',
  borderRadius: vars.radius.full,
  background: color.surface.card,
  color: color.primary.solid,
  boxShadow: vars.shadow.float,
  pointerEvents: 'none',
  '@media': { [forcedColors]: { border: '2px solid ButtonText' } },
});
export const over = css({
  position: 'relative',
  padding: space['3'],
  borderRadius: vars.radius.full,
  background: color.surface.card,
  color: color.text.body,
});
export const failed = css({
  position: 'relative',
  inlineSize: '100%',
  blockSize: '100%',
  display: 'grid',
  placeItems: 'center',
  overflowY: 'auto',
  background: color.surface.card,
});

// Time runs from left to right in a player, as it does on a tape, whatever the direction of the text.
export const controls = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['1'],
  padding: space['2'],
  direction: 'ltr',
  // Without scripts, browsers show their own controls over the picture. The attribute `controls` would cost every page their rendering.
  '@media': { print: { display: 'none' }, '(scripting: none)': { display: 'none' } },
});
export const line = css({ display: 'flex', alignItems: 'center' });
export const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space['1'] });
export const time = css({
  paddingInline: space['2'],
  fontSize: vars.text.sm,
  fontVariantNumeric: 'tabular-nums',
  color: color.text.muted,
  whiteSpace: 'nowrap',
});
export const gap = css({ flex: 1 });
export const slider = css({ position: 'relative', display: 'flex', alignItems: 'center', blockSize: '1.75rem' });
export const seek = css({ flex: 1, minInlineSize: 0, marginInline: space['2'] });
export const volume = css({ inlineSize: '5rem', '@media': { [below.tablet]: { display: 'none' } } });
/** Inset by half of the thumb, so that the end of the line is under its middle at every value. */
export const bar = css({
  position: 'absolute',
  insetInline: '0.5rem',
  inlineSize: 'calc(100% - 1rem)',
  maxInlineSize: 'none',
  blockSize: '0.3125rem',
  overflow: 'visible',
  pointerEvents: 'none',
});
export const barWhole = css({ fill: color.surface.track, '@media': { [forcedColors]: { fill: 'GrayText' } } });
export const barLoaded = css({ fill: color.border.control, opacity: 0.35 });
export const barPlayed = css({ fill: color.primary.solid, '@media': { [forcedColors]: { fill: 'Highlight' } } });
export const barMark = css({ fill: color.surface.card, '@media': { [forcedColors]: { fill: 'Canvas' } } });
export const input = css({
  appearance: 'none',
  position: 'relative',
  inlineSize: '100%',
  blockSize: '100%',
  background: 'transparent',
  cursor: 'pointer',
  borderRadius: vars.radius.sm,
});
const thumb = {
  appearance: 'none',
  inlineSize: '1rem',
  blockSize: '1rem',
  border: `2px solid ${color.surface.card}`,
  borderRadius: vars.radius.full,
  background: color.primary.solid,
  boxShadow: `0 0 0 1px ${color.primary.solid}`,
} as const;
globalStyle(`${input}::-webkit-slider-thumb`, { '@layer': { [components]: thumb } });
globalStyle(`${input}::-moz-range-thumb`, { '@layer': { [components]: thumb } });

export const word = css({ selectors: { '&&': { minInlineSize: vars.size.controlSmall, paddingInline: space['2'] } } });
export const choice = css({ paddingInlineStart: space['8'], position: 'relative' });
export const chosen = css({ position: 'absolute', insetInlineStart: space['2'], display: 'inline-flex' });
export const note = css({ marginInlineStart: 'auto', color: color.text.muted, fontVariantNumeric: 'tabular-nums' });

export const below_ = css({
  borderBlockStart: `1px solid ${color.border.subtle}`,
  padding: space['4'],
  selectors: { ':fullscreen > &': { display: 'none' } },
});
export const heading = css({ fontSize: vars.text.sm, fontWeight: vars.weight.semibold, color: color.text.heading });
export const chapter = css({
  display: 'flex',
  alignItems: 'center',
  gap: space['3'],
  inlineSize: '100%',
  minBlockSize: vars.size.touch,
  paddingInline: space['2'],
  borderRadius: vars.radius.sm,
  selectors: {
    '&:hover': { background: color.surface.hover },
    '&[aria-current="true"]': {
      background: color.surface.selected,
      fontWeight: vars.weight.semibold,
      boxShadow: `inset 3px 0 0 ${color.primary.solid}`,
    },
  },
  '@media': { [forcedColors]: { selectors: { '&[aria-current="true"]': { outline: '2px solid Highlight' } } } },
});
