import { vars } from '../../theme/contract.css.ts';
import { css, variants } from '../../theme/style.ts';
import { logoSizes } from './Logo.props.ts';

const heights = { sm: '1.125rem', md: '1.375rem', lg: '2.25rem' } as const;

export const root = css({ display: 'block', inlineSize: 'auto', flex: 'none' });
export const size = variants(logoSizes, (key) => ({ blockSize: heights[key] }));
export const tone = {
  heading: css({ color: vars.color.text.heading }),
  inverse: css({ color: vars.color.text.inverse }),
  inherit: css({ color: 'inherit' }),
};
