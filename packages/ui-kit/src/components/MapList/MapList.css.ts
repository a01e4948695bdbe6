import { globalStyle } from '@vanilla-extract/css';
import { canHover, forcedColors, from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { components } from '../../theme/layers.css.ts';
import { css } from '../../theme/style.ts';

const { color, space } = vars;

export const root = css({
  display: 'grid',
  gap: space['4'],
  '@media': { [from.desktop]: { gridTemplateColumns: 'minmax(18rem, 2fr) minmax(0, 3fr)', alignItems: 'start' } },
});
export const list = css({
  display: 'flex',
  flexDirection: 'column',
  gap: space['2'],
  '@media': { [from.desktop]: { gridColumn: 1, gridRow: 1 } },
});
export const item = css({
  position: 'relative',
  padding: space['4'],
  borderRadius: vars.radius.md,
  border: `1px solid ${color.border.subtle}`,
  background: color.surface.card,
  scrollMarginBlock: space['20'],
  transition: `border-color ${vars.duration.fast}, background-color ${vars.duration.fast}`,
  breakInside: 'avoid',
  '@media': { [canHover]: { selectors: { '&:hover': { borderColor: color.border.control } } } },
});
export const itemSelected = css({
  borderColor: color.border.strong,
  boxShadow: `inset 0 0 0 1px ${color.border.strong}`,
  background: color.surface.selected,
  '@media': { [forcedColors]: { outline: '2px solid Highlight' } },
});
export const choose = css({
  display: 'flex',
  alignItems: 'center',
  gap: space['3'],
  inlineSize: '100%',
  minBlockSize: vars.size.touch,
  marginBlock: `calc(-1 * ${space['2']})`,
  borderRadius: vars.radius.sm,
  fontWeight: vars.weight.semibold,
  color: color.text.heading,
});
const disc = {
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '1.75rem',
  blockSize: '1.75rem',
  borderRadius: vars.radius.full,
  fontSize: vars.text.xs,
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: '1',
} as const;
export const number = css({
  ...disc,
  border: `1px solid ${color.border.control}`,
  color: color.text.heading,
  background: color.surface.card,
});
export const numberSelected = css({
  background: color.primary.solid,
  borderColor: color.primary.solid,
  color: color.primary.on,
  '@media': { [forcedColors]: { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' } },
});
export const details = css({
  marginBlockStart: space['2'],
  fontSize: vars.text.sm,
  color: color.text.muted,
  overflowWrap: 'anywhere',
});
/** On a phone whose text is set to twice its size there is no room beside the number. */
export const besideNumber = css({
  '@media': { '(min-width: 18em)': { paddingInlineStart: `calc(1.75rem + ${space['3']})` } },
});
export const empty = css({ color: color.text.muted });
export const toggle = css({
  justifySelf: 'start',
  '@media': { [from.desktop]: { display: 'none' }, print: { display: 'none' } },
});

export const map = css({
  position: 'relative',
  minInlineSize: 0,
  '@media': {
    [from.desktop]: { gridColumn: 2, gridRow: 1, position: 'sticky', insetBlockStart: space['6'] },
    print: { display: 'none' },
  },
});
/** Before a script decides: space is reserved on wide screens only. */
export const closed = css({
  display: 'none',
  '@media': { [from.desktop]: { display: 'block' }, print: { display: 'none' } },
});
const frame = {
  blockSize: 'clamp(14rem, 62vw, 28rem)',
  borderRadius: vars.radius.lg,
  border: `1px solid ${color.border.subtle}`,
  background: color.secondary.soft,
} as const;
const tall = { [from.desktop]: { blockSize: 'clamp(16rem, 60vh, 34rem)' } } as const;
export const waiting = css({
  '@media': tall,
  ...frame,
  display: 'grid',
  placeItems: 'center',
  padding: space['6'],
  textAlign: 'center',
});
// Left and right of a map are those of the world, whatever the direction of the text.
export const canvas = css({
  ...frame,
  position: 'relative',
  overflow: 'hidden',
  direction: 'ltr',
  cursor: 'grab',
  // Up and down stays with the page.
  touchAction: 'pan-y',
  userSelect: 'none',
  selectors: { '&:active': { cursor: 'grabbing' } },
  '@media': { ...tall, [forcedColors]: { background: 'Canvas', borderColor: 'CanvasText' } },
});
export const drawing = css({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  pointerEvents: 'none',
});
export const land = css({
  fill: color.surface.card,
  stroke: color.secondary.solid,
  strokeWidth: '1px',
  vectorEffect: 'non-scaling-stroke',
  '@media': { [forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
});
export const borders = css({
  fill: 'none',
  stroke: color.secondary.solid,
  strokeOpacity: 0.4,
  strokeWidth: '1px',
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
  '@media': { [forcedColors]: { stroke: 'GrayText' } },
});

/** Its point is the place; the disc stands above. */
export const pin = css({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  inlineSize: '2rem',
  blockSize: '2.5rem',
  marginBlockStart: '-2.5rem',
  marginInlineStart: '-1rem',
  cursor: 'pointer',
  color: color.primary.solid,
  borderRadius: vars.radius.md,
  selectors: { '&:hover, &:focus-visible, &[aria-current="true"]': { zIndex: 2 } },
});
export const pinShape = css({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  fill: color.surface.card,
  stroke: 'currentColor',
  strokeWidth: '2px',
  '@media': { [forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
});
export const pinNumber = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  blockSize: '2rem',
  fontSize: vars.text.xs,
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: '1',
});
export const pinSelected = css({ color: color.primary.solid });
globalStyle(`${pinSelected} ${pinShape}`, {
  '@layer': {
    [components]: { fill: 'currentColor', '@media': { [forcedColors]: { fill: 'Highlight', stroke: 'Highlight' } } },
  },
});
globalStyle(`${pinSelected} ${pinNumber}`, {
  '@layer': {
    [components]: {
      color: color.primary.on,
      '@media': { [forcedColors]: { color: 'HighlightText', forcedColorAdjust: 'none' } },
    },
  },
});
export const bar = css({ display: 'flex', flexWrap: 'wrap', gap: space['1'], marginBlockStart: space['2'] });
export const left = css({ rotate: '-90deg' });
export const right = css({ rotate: '90deg' });
