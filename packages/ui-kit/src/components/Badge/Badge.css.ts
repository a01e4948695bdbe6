import { forcedColors } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { css } from '../../theme/style.ts';

const { color, space } = vars;

export const root = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space['1'],
  inlineSize: 'fit-content',
  paddingInline: '0.625rem',
  paddingBlock: '0.1875rem',
  borderRadius: vars.radius.full,
  fontSize: vars.text.xs,
  fontWeight: vars.weight.semibold,
  lineHeight: '1.3',
  whiteSpace: 'nowrap',
  '@media': { [forcedColors]: { border: '1px solid CanvasText' }, print: { border: '1px solid currentColor' } },
});

export const tone = {
  neutral: css({
    background: color.surface.card,
    color: color.text.heading,
    boxShadow: `inset 0 0 0 1px ${color.border.subtle}`,
  }),
  primary: css({ background: color.primary.solid, color: color.primary.on }),
  info: css({ background: color.info.soft, color: color.info.text }),
  success: css({ background: color.success.soft, color: color.success.text }),
  warning: css({ background: color.warning.soft, color: color.warning.text }),
  danger: css({ background: color.danger.soft, color: color.danger.text }),
};
