import { from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { css, variants } from '../../theme/style.ts';
import { containerWidths } from './Container.props.ts';

export const root = css({
  inlineSize: '100%',
  marginInline: 'auto',
  paddingInline: vars.space['4'],
  '@media': {
    [from.tablet]: { paddingInline: vars.space['8'] },
    [from.desktop]: { paddingInline: vars.space['10'] },
    print: { paddingInline: '0' },
  },
});

export const width = variants(containerWidths, (key) => ({ maxInlineSize: vars.size[key] }));
