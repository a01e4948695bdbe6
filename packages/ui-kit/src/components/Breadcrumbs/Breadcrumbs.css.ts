import { globalStyle } from '@vanilla-extract/css';
import { canHover } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { components } from '../../theme/layers.css.ts';
import { css } from '../../theme/style.ts';

const { color, space } = vars;

export const list = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space['2'],
  fontSize: vars.text.sm,
  color: color.text.muted,
});
export const item = css({ display: 'inline-flex', alignItems: 'center', gap: space['2'], minInlineSize: 0 });
export const separator = css({ color: color.border.control, display: 'flex' });
export const current = css({ color: color.text.heading });
globalStyle(`${item} a`, { '@layer': { [components]: { paddingBlock: space['1'], borderRadius: vars.radius.sm } } });
globalStyle(`${item} a:hover`, {
  '@layer': {
    [components]: {
      '@media': {
        [canHover]: { textDecoration: 'underline', textUnderlineOffset: '0.22em', color: color.text.heading },
      },
    },
  },
});
