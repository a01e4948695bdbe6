import { globalStyle } from '@vanilla-extract/css';
import { forcedColors, from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { components } from '../../theme/layers.css.ts';
import { css, variants } from '../../theme/style.ts';
import { printSheetSizes } from './PrintSheet.props.ts';

const { color, space } = vars;
const widths = { letter: '8.5in', a4: '210mm' } as const;

export const root = css({
  display: 'flex',
  flexDirection: 'column',
  gap: space['4'],
  inlineSize: '100%',
  marginInline: 'auto',
});
export const size = variants(printSheetSizes, (key) => ({
  maxInlineSize: widths[key],
  '@media': { print: { maxInlineSize: 'none' } },
}));
export const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space['3'],
  '@media': { print: { display: 'none' } },
});
// The way back is at the start, and what follows it beside the button to print.
export const own = css({ display: 'contents' });
globalStyle(`${own} > :first-child`, { '@layer': { [components]: { marginInlineEnd: 'auto' } } });
export const sheet = css({
  display: 'flex',
  flexDirection: 'column',
  gap: space['6'],
  padding: space['5'],
  background: color.surface.card,
  borderRadius: vars.radius.sm,
  boxShadow: vars.shadow.float,
  '@media': {
    [from.tablet]: { padding: space['12'] },
    [forcedColors]: { border: '1px solid CanvasText' },
    // The paper is the sheet: the printer sets the margins.
    print: { padding: 0, background: 'none', boxShadow: 'none', border: 0, borderRadius: 0 },
  },
});
export const brand = css({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  gap: space['4'],
});
export const head = css({
  display: 'flex',
  flexDirection: 'column',
  gap: space['4'],
  paddingBlockEnd: space['5'],
  borderBlockEnd: `1px solid ${color.border.control}`,
});
export const facts = css({ display: 'flex', flexWrap: 'wrap', columnGap: space['8'], rowGap: space['3'] });
export const label = css({ fontSize: vars.text.xs, color: color.text.muted });
export const value = css({
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
export const foot = css({
  paddingBlockStart: space['4'],
  borderBlockStart: `1px solid ${color.border.subtle}`,
  fontSize: vars.text.sm,
  color: color.text.muted,
  breakInside: 'avoid',
});
