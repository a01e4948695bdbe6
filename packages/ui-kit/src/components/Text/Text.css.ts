import { vars } from '../../theme/contract.css.ts';
import { css, variants } from '../../theme/style.ts';
import { textAligns, textSizes, textWeights } from './Text.props.ts';

export const size = variants(textSizes, (key) => ({
  fontSize: vars.text[key],
  lineHeight: key === 'xl' ? '1.4' : vars.leading.body,
}));

export const weight = variants(textWeights, (key) => ({ fontWeight: vars.weight[key] }));
export const align = variants(textAligns, (key) => ({ textAlign: key }));

const color = vars.color;
export const tone = {
  body: css({ color: color.text.body }),
  muted: css({ color: color.text.muted }),
  heading: css({ color: color.text.heading }),
  inverse: css({ color: color.text.inverse }),
  inverseMuted: css({ color: color.text.inverseMuted }),
  danger: css({ color: color.danger.text }),
  success: css({ color: color.success.text }),
  warning: css({ color: color.warning.text }),
  inherit: css({ color: 'inherit' }),
};

export const measure = css({ maxInlineSize: vars.size.measure });
export const numeric = css({ fontVariantNumeric: 'tabular-nums lining-nums' });
export const eyebrow = css({
  fontSize: vars.text.xs,
  fontWeight: vars.weight.semibold,
  letterSpacing: vars.tracking.wide,
  textTransform: 'uppercase',
});
export const clamp = variants([1, 2, 3] as const, (lines) => ({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: lines,
  overflow: 'hidden',
}));
