import { css, variants } from '../../theme/style.ts';
import { iconSizes } from './Icon.props.ts';

const sizes = { sm: '1rem', md: '1.25rem', lg: '1.5rem', xl: '2rem' } as const;

export const root = css({ display: 'inline-block', flex: 'none', verticalAlign: '-0.2em' });
export const size = variants(iconSizes, (key) => ({ inlineSize: sizes[key], blockSize: sizes[key] }));
// Not `:dir(rtl)`, which the build rewrites into a list of languages.
export const mirrored = css({ selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } });
