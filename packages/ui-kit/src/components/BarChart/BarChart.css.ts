import { canHover, forcedColors } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { css } from '../../theme/style.ts';

const { color, space } = vars;

const active = {
  background: color.surface.hover,
  '@media': { [forcedColors]: { background: 'transparent', outline: '1px dashed Highlight' } },
} as const;

export const column = css({
  transition: `background-color ${vars.duration.fast}`,
  selectors: { '&[data-active]': { background: color.surface.hover } },
});
/** Wider bars than this say nothing more. */
export const bars = css({
  position: 'relative',
  inlineSize: '100%',
  blockSize: '100%',
  maxInlineSize: '8rem',
  marginInline: 'auto',
});

export const list = css({ display: 'flex', flexDirection: 'column', gap: space['1'] });
export const row = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"name value" "bars bars"',
  columnGap: space['4'],
  rowGap: space['1'],
  alignItems: 'center',
  padding: space['2'],
  marginInline: `calc(-1 * ${space['2']})`,
  borderRadius: vars.radius.sm,
  fontSize: vars.text.sm,
  cursor: 'default',
  '@media': { [canHover]: { selectors: { '&:hover': active } } },
  '@container': {
    '(width >= 34rem)': {
      gridTemplateColumns: 'minmax(8rem, 30%) minmax(0, 1fr) minmax(4rem, auto)',
      gridTemplateAreas: '"name bars value"',
    },
  },
});
export const name = css({ gridArea: 'name', overflowWrap: 'anywhere' });
export const value = css({
  gridArea: 'value',
  display: 'flex',
  flexDirection: 'column',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.semibold,
  color: color.text.heading,
  textAlign: 'end',
});
export const lyingBars = css({ gridArea: 'bars', display: 'flex', flexDirection: 'column', gap: '3px' });
export const lyingBar = css({ inlineSize: '100%', blockSize: '0.875rem', borderRadius: vars.radius.sm });
