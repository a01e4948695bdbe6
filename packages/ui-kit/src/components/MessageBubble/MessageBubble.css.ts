import { globalStyle } from '@vanilla-extract/css';
import { forcedColors } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { components } from '../../theme/layers.css.ts';
import { css } from '../../theme/style.ts';

const { color, space } = vars;

export const root = css({
  display: 'flex',
  flexDirection: 'column',
  gap: space['1'],
  maxInlineSize: 'min(85%, 36rem)',
});
export const rootSide = {
  theirs: css({ alignItems: 'flex-start', marginInlineEnd: 'auto' }),
  own: css({ alignItems: 'flex-end', marginInlineStart: 'auto' }),
};
export const author = css({ fontSize: vars.text.xs, fontWeight: vars.weight.semibold, color: color.text.muted });
export const bubble = css({
  maxInlineSize: '100%',
  paddingBlock: space['2'],
  paddingInline: space['4'],
  borderRadius: vars.radius.lg,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  textAlign: 'start',
  // Colors of the author are switched off there: an edge keeps the shape.
  '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
});
globalStyle(`${bubble} a`, {
  '@layer': { [components]: { textDecoration: 'underline', textUnderlineOffset: '0.15em' } },
});
export const side = {
  theirs: css({
    background: color.surface.card,
    border: `1px solid ${color.border.subtle}`,
    borderEndStartRadius: vars.radius.sm,
  }),
  own: css({ background: color.primary.solid, color: color.primary.on, borderEndEndRadius: vars.radius.sm }),
};
export const attached = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'inherit',
  gap: space['1'],
  maxInlineSize: '100%',
});
export const failed = css({
  selectors: {
    '&&': { background: color.danger.soft, color: color.text.body, border: `1px solid ${color.danger.border}` },
  },
});
export const foot = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space['2'],
  fontSize: vars.text.xs,
  color: color.text.muted,
  fontVariantNumeric: 'tabular-nums',
});
export const error = css({ color: color.danger.text, fontWeight: vars.weight.medium });
/** Until the conversation is left. It fits between two messages, or the next one would cover its edge. */
export const highlighted = css({ outline: `${vars.border.thick} solid ${color.border.focus}`, outlineOffset: '1px' });
