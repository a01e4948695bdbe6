import { below, forcedColors, reducedMotion } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { css } from '../../theme/style.ts';

const { color, space } = vars;

export const root = css({ display: 'flex', flexDirection: 'column', gap: space['1'] });
export const box = css({
  display: 'flex',
  alignItems: 'flex-end',
  gap: space['2'],
  padding: space['1'],
  border: `1px solid ${color.border.control}`,
  borderRadius: vars.radius.lg,
  background: color.surface.card,
  transition: `border-color ${vars.duration.fast}`,
  selectors: {
    '&:has(textarea:focus-visible)': { outline: `2px solid ${color.border.focus}`, outlineOffset: '-1px' },
  },
  '@media': {
    // The whole width for the text, the buttons below it.
    [below.tablet]: { flexWrap: 'wrap' },
    [forcedColors]: { borderColor: 'ButtonText' },
    [reducedMotion]: { transition: 'none' },
  },
});
/** Grows with its text to six lines where the browser can, and scrolls from there. */
export const input = css({
  fieldSizing: 'content',
  flex: 1,
  minInlineSize: 0,
  minBlockSize: vars.size.touch,
  maxBlockSize: '11rem',
  paddingBlock: '0.6rem',
  paddingInline: space['3'],
  border: 0,
  background: 'transparent',
  fontSize: vars.text.md,
  lineHeight: '1.4',
  resize: 'none',
  selectors: { '&:focus-visible': { outline: 'none' }, '&::placeholder': { color: color.text.muted, opacity: 1 } },
  // In a low window, whoever goes to the text sees the buttons below it as well.
  '@media': { [below.tablet]: { flexBasis: '100%', scrollMarginBlockEnd: '4rem' } },
});
export const actions = css({ display: 'flex', gap: space['1'] });
export const send = css({
  marginInlineStart: 'auto',
  // In sight in an empty box as well, in every theme.
  selectors: {
    '&&[aria-disabled="true"]:not([aria-busy="true"])': { borderColor: color.border.control, color: color.text.muted },
  },
});
export const note = css({ paddingInline: space['4'], fontSize: vars.text.xs, color: color.text.muted });
export const over = css({ color: color.danger.text, fontWeight: vars.weight.medium });
