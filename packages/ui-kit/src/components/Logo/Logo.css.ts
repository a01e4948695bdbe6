import { vars } from '../../theme/contract.css.ts';
import { css, variants } from '../../theme/style.ts';
import { logoSizes } from './Logo.props.ts';

const heights = { sm: '1.125rem', md: '1.375rem', lg: '2.25rem' } as const;

export const root = css({ display: 'block', flex: 'none' });
export const size = variants(logoSizes, (key) => ({
  blockSize: heights[key],
  // The drawing is 113 units wide and 24 high.
  inlineSize: `calc(${heights[key]} * 113 / 24)`,
}));
export const tone = {
  heading: css({ color: vars.color.text.heading }),
  inverse: css({ color: vars.color.text.inverse }),
  inherit: css({ color: 'inherit' }),
};
