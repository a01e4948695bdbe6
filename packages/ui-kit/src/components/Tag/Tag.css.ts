import { canHover, forcedColors } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { css } from '../../theme/style.ts';

const { color, space } = vars;

export const root = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space['2'],
  minBlockSize: vars.size.controlSmall,
  paddingInline: space['3'],
  borderRadius: vars.radius.full,
  border: `1px solid ${color.border.subtle}`,
  background: color.surface.card,
  color: color.text.heading,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.medium,
});
export const action = css({
  cursor: 'pointer',
  transition: `background-color ${vars.duration.fast}`,
  '@media': {
    [canHover]: { selectors: { '&:hover': { background: color.surface.hover } } },
    [forcedColors]: { borderColor: 'LinkText' },
  },
});
