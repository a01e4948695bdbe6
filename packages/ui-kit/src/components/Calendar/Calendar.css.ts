import { canHover, forcedColors, from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { css } from '../../theme/style.ts';

const { color, space } = vars;

export const root = css({ display: 'flex', flexDirection: 'column', gap: space['4'], minInlineSize: 0 });
export const head = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space['2'] });
export const title = css({ flex: 1, minInlineSize: '9rem' });
export const views = css({
  display: 'inline-flex',
  padding: '2px',
  border: `1px solid ${color.border.control}`,
  borderRadius: vars.radius.md,
  background: color.surface.card,
});
export const view = css({
  minBlockSize: '2rem',
  paddingInline: space['3'],
  borderRadius: vars.radius.sm,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.semibold,
  color: color.text.muted,
  selectors: { '&[data-state="on"]': { background: color.primary.solid, color: color.primary.on } },
  '@media': { [forcedColors]: { selectors: { '&[data-state="on"]': { outline: '2px solid Highlight' } } } },
});

export const grid = css({ inlineSize: '100%', tableLayout: 'fixed' });
export const weekday = css({
  paddingBlockEnd: space['2'],
  fontSize: vars.text.xs,
  fontWeight: vars.weight.semibold,
  textAlign: 'center',
  color: color.text.muted,
});
export const cell = css({ border: `1px solid ${color.border.subtle}`, padding: 0, verticalAlign: 'top' });
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
    [from.tablet]: { alignItems: 'stretch', minBlockSize: '6.5rem' },
    [canHover]: { selectors: { '&:hover': { background: color.surface.hover } } },
  },
});
export const outside = css({ background: color.surface.ground, color: color.text.muted });
export const chosen = css({
  selectors: { '&&': { background: color.surface.selected, boxShadow: `inset 0 0 0 2px ${color.primary.solid}` } },
  '@media': { [forcedColors]: { selectors: { '&&': { outline: '2px solid Highlight', outlineOffset: '-2px' } } } },
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
export const today = css({ background: color.primary.solid, color: color.primary.on, fontWeight: vars.weight.bold });
export const dots = css({ display: 'flex', gap: '3px', '@media': { [from.tablet]: { display: 'none' } } });
export const dot = css({ inlineSize: '6px', blockSize: '6px', borderRadius: vars.radius.full });
export const chips = css({
  display: 'none',
  '@media': { [from.tablet]: { display: 'flex', flexDirection: 'column', gap: '2px', textAlign: 'start' } },
});
export const chip = css({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  paddingInlineStart: space['2'],
  borderInlineStart: '3px solid',
  fontSize: vars.text.xs,
  color: color.text.body,
});
export const more = css({ fontSize: vars.text.xs, color: color.text.muted, paddingInlineStart: space['2'] });
export const tone = {
  primary: css({ borderColor: color.primary.solid }),
  secondary: css({ borderColor: color.secondary.solid }),
  success: css({ borderColor: color.success.solid }),
  muted: css({ borderColor: color.border.control }),
};
export const dotTone = {
  primary: css({ background: color.primary.solid }),
  secondary: css({ background: color.secondary.solid }),
  success: css({ background: color.success.solid }),
  muted: css({ background: color.border.control }),
};

export const days = css({ display: 'flex', flexDirection: 'column', gap: space['5'] });
export const week = css({
  '@media': {
    [from.desktop]: { display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))', gap: space['3'] },
  },
});
export const panel = css({ display: 'flex', flexDirection: 'column', gap: space['2'], minInlineSize: 0 });
export const dayName = css({ display: 'flex', alignItems: 'center', gap: space['2'], color: color.text.heading });
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
