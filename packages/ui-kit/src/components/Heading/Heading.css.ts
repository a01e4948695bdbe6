import { vars } from '../../theme/contract.css.ts';
import { css, variants } from '../../theme/style.ts';
import { headingSizes } from './Heading.props.ts';

// The two smallest sizes are set in the sans: a display serif loses its shape there.
export const size = variants(headingSizes, (key) =>
  key === 'xs' || key === 'sm'
    ? {
        fontFamily: vars.font.sans,
        fontSize: vars.heading[key],
        fontWeight: vars.weight.semibold,
        lineHeight: vars.leading.snug,
      }
    : {
        fontFamily: vars.font.serif,
        fontSize: vars.heading[key],
        fontWeight: key === 'md' ? vars.weight.medium : vars.weight.regular,
        lineHeight: key === 'md' ? vars.leading.snug : vars.leading.tight,
        letterSpacing: vars.tracking.tight,
      },
);

export const tone = {
  heading: css({ color: vars.color.text.heading }),
  body: css({ color: vars.color.text.body }),
  inverse: css({ color: vars.color.text.inverse }),
  inherit: css({ color: 'inherit' }),
};

export const align = variants(['start', 'center', 'end'] as const, (key) => ({ textAlign: key }));
