import { globalStyle, keyframes } from '@vanilla-extract/css';
import { forcedColors, from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { components } from '../../theme/layers.css.ts';
import { css, variants } from '../../theme/style.ts';
import { dialogSizes } from './Dialog.props.ts';

const { color, space, duration, easing } = vars;

const fadeIn = keyframes({ from: { opacity: 0 } });
const fadeOut = keyframes({ to: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(12px) scale(0.985)' } });
const sink = keyframes({ to: { opacity: 0, transform: 'translateY(8px) scale(0.99)' } });

export const overlay = css({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.overlay,
  background: color.surface.overlay,
  animation: `${fadeIn} ${duration.normal} ${easing.out}`,
  selectors: { '&[data-state="closed"]': { animation: `${fadeOut} ${duration.fast} ease-in forwards` } },
  '@media': { print: { display: 'none' } },
});

// The page behind stands still. Done here, not by an injected style element, so that a strict content policy holds.
globalStyle('html:has([data-regen-modal])', {
  '@layer': { [components]: { overflow: 'hidden', background: color.surface.overlaid } },
});
// Only where the scrollbar took space: it is reserved, and nothing shifts.
globalStyle('html:has([data-regen-modal="gutter"])', { '@layer': { [components]: { scrollbarGutter: 'stable' } } });
globalStyle('html:has([data-regen-modal]) body', { '@layer': { [components]: { background: color.surface.ground } } });

export const positioner = css({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.modal,
  display: 'grid',
  alignItems: 'end',
  justifyItems: 'center',
  pointerEvents: 'none',
  '@media': { [from.tablet]: { alignItems: 'center', padding: space['6'] } },
});

export const panel = css({
  // For the button to close of a dialog without a title in sight.
  position: 'relative',
  pointerEvents: 'auto',
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '100%',
  maxBlockSize: 'calc(100dvh - 2rem)',
  background: color.surface.raised,
  color: color.text.body,
  borderStartStartRadius: vars.radius.lg,
  borderStartEndRadius: vars.radius.lg,
  boxShadow: vars.shadow.modal,
  overflow: 'hidden',
  animation: `${rise} ${duration.slow} ${easing.out}`,
  selectors: {
    '&[data-state="closed"]': { animation: `${sink} ${duration.fast} ease-in forwards` },
    '&:focus-visible': { outline: 'none' },
  },
  '@media': {
    [from.tablet]: { borderRadius: vars.radius.lg, maxBlockSize: '100%' },
    [forcedColors]: { border: '2px solid CanvasText' },
  },
});

const widths = { sm: '26rem', md: '36rem', lg: '50rem', xl: '68rem' } as const;
export const size = variants(dialogSizes, (key) => ({ '@media': { [from.tablet]: { maxInlineSize: widths[key] } } }));

export const head = css({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space['4'],
  paddingBlockStart: space['4'],
  paddingInline: space['6'],
  paddingInlineEnd: space['4'],
});
export const headText = css({ flex: 1, minInlineSize: 0, paddingBlock: space['2'] });
export const headBare = css({ position: 'absolute', insetBlockStart: 0, insetInlineEnd: 0, zIndex: 1 });
export const title = css({
  fontFamily: vars.font.serif,
  fontSize: vars.heading.md,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
  letterSpacing: vars.tracking.tight,
  color: color.text.heading,
});
export const description = css({ marginBlockStart: space['1'], color: color.text.muted });
export const body = css({
  flex: 1,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingInline: space['6'],
  paddingBlock: space['4'],
  selectors: { '&:last-child': { paddingBlockEnd: space['8'] }, '&:focus-visible': { outlineOffset: '-2px' } },
});
export const footer = css({
  paddingInline: space['6'],
  paddingBlock: space['4'],
  paddingBlockEnd: `max(${space['4']}, env(safe-area-inset-bottom))`,
  borderBlockStart: `1px solid ${color.border.subtle}`,
});
