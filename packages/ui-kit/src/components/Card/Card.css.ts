import { forcedColors, from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { css } from '../../theme/style.ts';

const { color, space } = vars;

export const root = css({
  borderRadius: vars.radius.lg,
  minInlineSize: 0,
  '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
});
export const tone = {
  card: css({ background: color.surface.card, boxShadow: `0 0 0 1px ${color.border.subtle}` }),
  sunken: css({ background: color.surface.sunken }),
  outline: css({ boxShadow: `inset 0 0 0 1px ${color.border.subtle}` }),
  inverse: css({ background: color.surface.inverse, color: color.text.inverse }),
  brand: css({
    background: `radial-gradient(120% 90% at 20% 10%, ${color.surface.brandLit} 0%, ${color.surface.brand} 55%, ${color.surface.inverse} 100%)`,
    color: color.text.inverse,
  }),
};
export const padding = {
  none: css({ overflow: 'hidden' }),
  sm: css({ padding: space['4'] }),
  md: css({ padding: space['5'], '@media': { [from.tablet]: { padding: space['6'] } } }),
  lg: css({ padding: space['6'], '@media': { [from.tablet]: { padding: space['10'] } } }),
};
