import { vars } from '../theme/contract.css.ts';
import { css, variants } from '../theme/style.ts';
import { chartSizes } from './charts.props.ts';

const { color, space } = vars;
const heights = { sm: '9rem', md: '14rem', lg: '20rem' } as const;

export const root = css({
  display: 'flex',
  flexDirection: 'column',
  gap: space['3'],
  minInlineSize: 0,
  containerType: 'inline-size',
  breakInside: 'avoid',
});
export const title = css({ display: 'block', fontWeight: vars.weight.semibold, color: color.text.heading });
export const description = css({ fontSize: vars.text.sm, color: color.text.muted });

// The key turns into the readout while a point is active; its height does not change with it.
export const key = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space['5'],
  rowGap: space['1'],
  fontSize: vars.text.sm,
  color: color.text.muted,
});
export const entry = css({ display: 'flex', alignItems: 'center', gap: space['2'] });
export const swatch = css({ flex: 'none', inlineSize: '1.5rem', blockSize: '0.75rem', overflow: 'visible' });
export const figure = css({
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  color: color.text.heading,
});
export const place = css({ marginInlineStart: 'auto', color: color.text.heading });

export const plot = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space['3'],
  paddingBlockStart: space['2'],
});
export const height = variants(chartSizes, (key_) => ({ blockSize: heights[key_] }));
/** Half a line above and below, for the labels at the ends of the axis. */
export const axis = css({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'space-between',
  fontSize: vars.text.xs,
  fontVariantNumeric: 'tabular-nums',
  color: color.text.muted,
  textAlign: 'end',
  whiteSpace: 'nowrap',
});
export const tick = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  blockSize: 0,
  lineHeight: '1',
});
export const area = css({ position: 'relative', display: 'flex', minInlineSize: 0 });
export const grid = css({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'space-between',
  pointerEvents: 'none',
});
export const line = css({ blockSize: 0, borderBlockStart: `1px solid ${color.border.subtle}` });
export const zero = css({ borderBlockStartColor: color.border.control });
export const labels = css({
  gridColumn: 2,
  display: 'flex',
  minInlineSize: 0,
  // Those without room are still there.
  overflowX: 'clip',
  paddingBlockStart: space['2'],
  fontSize: vars.text.xs,
  lineHeight: vars.leading.snug,
  color: color.text.muted,
});
export const label = css({
  display: 'flex',
  justifyContent: 'center',
  flex: '1 1 0',
  minInlineSize: 0,
  whiteSpace: 'nowrap',
  selectors: { '&:first-child': { justifyContent: 'safe center' } },
});
export const activeLabel = css({ color: color.text.heading, fontWeight: vars.weight.semibold });

/** Widths of the chart, in rem, from which a label has room. */
export const widths = [0, 14, 18, 22, 28, 34, 42, 52, 64, 80] as const;
export const labelFrom = variants(widths, (width) =>
  width === 0 ? {} : { visibility: 'hidden', '@container': { [`(width >= ${width}rem)`]: { visibility: 'visible' } } },
);

/** The place of one category: what is pointed at, and what has the focus. */
export const point = css({
  position: 'relative',
  display: 'block',
  flex: '1 1 0',
  minInlineSize: 0,
  borderRadius: vars.radius.sm,
  cursor: 'default',
  selectors: { '&:focus-visible': { outlineOffset: '-1px', zIndex: 1 } },
});
export const empty = css({
  display: 'grid',
  placeItems: 'center',
  padding: space['4'],
  borderRadius: vars.radius.md,
  border: `1px dashed ${color.border.control}`,
  color: color.text.muted,
  fontSize: vars.text.sm,
  textAlign: 'center',
});
export const foot = css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: space['3'] });
export const data = css({ alignSelf: 'stretch' });
/** Its words line up with the chart; paper has no buttons. */
export const toggle = css({ marginInlineStart: `calc(-1 * ${space['3']})`, '@media': { print: { display: 'none' } } });
