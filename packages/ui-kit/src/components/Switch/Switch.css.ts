import { canHover, forcedColors, reducedMotion } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { css } from '../../theme/style.ts';

const { color, space, duration, easing } = vars;

export const root = css({ display: 'flex', flexDirection: 'column', gap: space['1'] });
export const line = css({
  display: 'flex',
  alignItems: 'center',
  gap: space['3'],
  minBlockSize: vars.size.touch,
  cursor: 'pointer',
});
export const end = css({ flexDirection: 'row-reverse', justifyContent: 'space-between' });
export const label = css({ minInlineSize: 0, overflowWrap: 'break-word' });
export const disabled = css({ color: color.text.disabled, cursor: 'not-allowed' });

export const track = css({
  appearance: 'none',
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  inlineSize: '2.75rem',
  blockSize: '1.5rem',
  padding: '0.1875rem',
  borderRadius: vars.radius.full,
  background: color.border.control,
  cursor: 'inherit',
  transition: `background-color ${duration.fast} ${easing.out}`,
  selectors: {
    '&::before': {
      content: '',
      inlineSize: '1.125rem',
      blockSize: '1.125rem',
      borderRadius: vars.radius.full,
      background: color.surface.card,
      boxShadow: vars.shadow.raised,
      transition: `margin ${duration.fast} ${easing.out}`,
    },
    '&:checked': { background: color.primary.solid },
    // A margin, not a transform: it follows the direction of text.
    '&:checked::before': { marginInlineStart: '1.25rem' },
    '&[aria-invalid="true"]': { boxShadow: `0 0 0 2px ${color.surface.card}, 0 0 0 4px ${color.danger.icon}` },
    '&:disabled': { background: color.border.subtle },
    '&:disabled:checked': { background: color.text.disabled },
  },
  '@media': {
    [canHover]: { selectors: { '&:hover:checked:not(:disabled)': { background: color.primary.hover } } },
    [forcedColors]: {
      border: '1px solid ButtonText',
      background: 'ButtonFace',
      forcedColorAdjust: 'none',
      selectors: {
        '&::before': { background: 'ButtonText' },
        '&:checked': { background: 'Highlight' },
        '&:checked::before': { background: 'HighlightText' },
        '&:disabled': { borderColor: 'GrayText' },
      },
    },
    [reducedMotion]: { transition: 'none', selectors: { '&::before': { transition: 'none' } } },
  },
});
/** Under the text of the label. */
export const note = css({ marginInlineStart: '3.5rem' });
