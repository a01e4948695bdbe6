import { forcedColors } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { css } from '../../theme/style.ts';

const { color, space } = vars;

export const event = css({
  position: 'relative',
  paddingInlineStart: space['8'],
  paddingBlockEnd: space['5'],
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '0.3125rem',
      insetBlockStart: '0.5rem',
      inlineSize: '0.75rem',
      blockSize: '0.75rem',
      borderRadius: vars.radius.full,
      background: color.primary.solid,
      border: `${vars.border.thin} solid ${color.primary.solid}`,
      zIndex: 1,
    },
    '&::after': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 'calc(0.6875rem - 1px)',
      insetBlockStart: '0.875rem',
      blockSize: '100%',
      borderInlineStart: `${vars.border.thick} solid ${color.border.subtle}`,
    },
    '&:last-child': { paddingBlockEnd: 0 },
    '&:last-child::after': { display: 'none' },
  },
  '@media': { [forcedColors]: { selectors: { '&::before': { background: 'CanvasText' } } } },
});
export const toCome = css({
  color: color.text.muted,
  selectors: { '&::before': { background: color.surface.card, borderColor: color.border.control } },
  '@media': { [forcedColors]: { selectors: { '&::before': { background: 'Canvas' } } } },
});
export const title = css({ fontWeight: vars.weight.semibold });
export const titleToCome = css({ fontWeight: vars.weight.regular });
export const detail = css({ fontSize: vars.text.sm, color: color.text.muted });
