import { canHover, forcedColors, from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { css, variants } from '../../theme/style.ts';
import { calendarTones } from './Calendar.props.ts';

const { color, space } = vars;
const tones = {
  primary: { solid: color.primary.solid, soft: color.primary.soft, text: color.primary.softText },
  secondary: { solid: color.secondary.solid, soft: color.secondary.soft, text: color.secondary.softText },
  success: { solid: color.success.solid, soft: color.success.soft, text: color.success.text },
  muted: { solid: color.border.control, soft: color.surface.sunken, text: color.text.body },
} as const;

export const root = css({ display: 'flex', flexDirection: 'column', gap: space['4'], minInlineSize: 0 });
export const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space['2'],
});
// Its words change; what stands beside it must not move under the finger that turns the page.
export const title = css({ flex: '1 1 16rem', minInlineSize: 0 });
export const turn = css({
  display: 'flex',
  alignItems: 'center',
  '@media': { [from.tablet]: { gap: space['1'], marginInlineEnd: space['4'] }, print: { display: 'none' } },
});
export const views = css({
  display: 'inline-flex',
  padding: '2px',
  border: `1px solid ${color.border.control}`,
  borderRadius: vars.radius.md,
  background: color.surface.card,
  '@media': { print: { display: 'none' } },
});
export const view = css({
  minBlockSize: '2rem',
  paddingInline: space['2'],
  borderRadius: vars.radius.sm,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.semibold,
  color: color.text.muted,
  selectors: { '&[data-state="on"]': { background: color.primary.solid, color: color.primary.on } },
  '@media': {
    [from.tablet]: { paddingInline: space['3'] },
    [forcedColors]: { selectors: { '&[data-state="on"]': { outline: '2px solid Highlight' } } },
  },
});
export const key = css({ display: 'flex', flexWrap: 'wrap', columnGap: space['5'], rowGap: space['1'] });
export const keyItem = css({
  display: 'flex',
  alignItems: 'center',
  gap: space['2'],
  fontSize: vars.text.sm,
  color: color.text.muted,
});

export const month = css({
  display: 'grid',
  gap: space['6'],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 18rem' } },
});
export const grid = css({ inlineSize: '100%', tableLayout: 'fixed' });
export const dayHeader = css({
  paddingBlockEnd: space['2'],
  fontSize: vars.text.xs,
  fontWeight: vars.weight.semibold,
  textAlign: 'center',
  color: color.text.muted,
});
export const cell = css({
  position: 'relative',
  padding: 0,
  border: `1px solid ${color.border.subtle}`,
  background: color.surface.card,
  verticalAlign: 'top',
  '@media': { [from.tablet]: { blockSize: '6.5rem' } },
});
export const day = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space['1'],
  inlineSize: '100%',
  minBlockSize: '3.25rem',
  padding: space['1'],
  background: color.surface.card,
  overflow: 'hidden',
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
  '@media': {
    // The whole cell, however high its week is; the titles lie on it.
    [from.tablet]: { position: 'absolute', inset: 0, alignItems: 'start' },
    [canHover]: { selectors: { '&:hover': { background: color.surface.hover } } },
  },
});
export const outside = css({ background: color.surface.ground, color: color.text.muted });
export const chosen = css({
  selectors: {
    '&&': { background: color.surface.selected, boxShadow: `inset 0 0 0 2px ${color.primary.solid}` },
    // Inside of the frame, so that both are seen.
    '&&:focus-visible': { outlineOffset: '-5px' },
  },
  '@media': {
    [forcedColors]: { border: '2px solid Highlight' },
    print: { border: '1px solid currentColor' },
  },
});
export const off = css({
  selectors: { '&&': { background: color.surface.sunken, color: color.text.disabled, cursor: 'not-allowed' } },
});
export const figure = css({
  display: 'grid',
  placeContent: 'center',
  inlineSize: '1.75rem',
  blockSize: '1.75rem',
  borderRadius: vars.radius.full,
  fontSize: vars.text.sm,
  fontVariantNumeric: 'tabular-nums',
});
export const today = css({
  background: color.primary.solid,
  color: color.primary.on,
  fontWeight: vars.weight.bold,
  '@media': { [forcedColors]: { border: '2px solid ButtonText' }, print: { border: '1px solid currentColor' } },
});
export const dots = css({
  display: 'flex',
  gap: '3px',
  minBlockSize: '6px',
  '@media': { [from.tablet]: { display: 'none' } },
});
export const dot = css({
  inlineSize: '6px',
  blockSize: '6px',
  borderRadius: vars.radius.full,
  // A ground is not painted there, an edge is.
  '@media': { [forcedColors]: { border: '3px solid currentColor' }, print: { border: '3px solid currentColor' } },
});
export const chips = css({
  display: 'none',
  '@media': {
    [from.tablet]: {
      display: 'flex',
      flexDirection: 'column',
      gap: '2px',
      position: 'relative',
      pointerEvents: 'none',
      // Below the figure of the day.
      paddingBlock: `2.25rem ${space['1']}`,
      paddingInline: space['1'],
    },
  },
});
export const chip = css({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  paddingInline: space['2'],
  paddingBlock: '1px',
  borderInlineStart: '3px solid',
  borderStartEndRadius: vars.radius.sm,
  borderEndEndRadius: vars.radius.sm,
  fontSize: vars.text.xs,
});
export const more = css({ fontSize: vars.text.xs, color: color.text.muted, paddingInlineStart: space['2'] });

export const days = css({ display: 'flex', flexDirection: 'column' });
export const dayRow = css({
  display: 'grid',
  gap: space['2'],
  minInlineSize: 0,
  paddingBlock: space['4'],
  borderBlockStart: `1px solid ${color.border.subtle}`,
  '@media': { [from.tablet]: { gridTemplateColumns: '14rem minmax(0, 1fr)', gap: space['6'] } },
});
export const week = css({
  '@media': { [from.desktop]: { display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))', gap: space['3'] } },
});
export const weekday = css({
  gridTemplateColumns: '5rem minmax(0, 1fr)',
  paddingBlock: space['3'],
  '@media': {
    // Two conditions of the same weight: this one comes later.
    [from.tablet]: { gridTemplateColumns: '8rem minmax(0, 1fr)' },
    [from.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'start',
      gap: space['3'],
      minBlockSize: '12rem',
      borderBlockStart: `2px solid ${color.border.subtle}`,
    },
  },
});
export const todayRow = css({ borderBlockStartColor: color.primary.solid });
export const panel = css({
  display: 'flex',
  flexDirection: 'column',
  gap: space['3'],
  minInlineSize: 0,
});
export const dayName = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: space['2'] });
export const events = css({ display: 'flex', flexDirection: 'column', gap: space['2'] });
export const event = css({
  display: 'flex',
  flexDirection: 'column',
  paddingBlock: space['2'],
  paddingInline: space['3'],
  borderInlineStart: '3px solid',
  borderStartEndRadius: vars.radius.md,
  borderEndEndRadius: vars.radius.md,
  background: color.surface.card,
  overflowWrap: 'anywhere',
});
export const link = css({ fontWeight: vars.weight.semibold, color: color.text.link, textDecoration: 'underline' });
export const plain = css({ fontWeight: vars.weight.semibold });
export const small = css({ fontSize: vars.text.sm, color: color.text.muted });

// Last, so that they win over the shapes that they color.
export const edge = variants(calendarTones, (key) => ({ borderColor: tones[key].solid }));
export const solid = variants(calendarTones, (key) => ({ background: tones[key].solid }));
export const soft = variants(calendarTones, (key) => ({ background: tones[key].soft, color: tones[key].text }));
