import { forcedColors } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { css } from '../../theme/style.ts';

const { color, space } = vars;

export const panel = css({
  minInlineSize: '13rem',
  maxInlineSize: 'calc(100vw - 2rem)',
  maxBlockSize: 'var(--radix-dropdown-menu-content-available-height)',
  overflowY: 'auto',
  padding: space['2'],
});
export const item = css({
  display: 'flex',
  alignItems: 'center',
  gap: space['3'],
  minBlockSize: vars.size.touch,
  paddingInline: space['3'],
  borderRadius: vars.radius.sm,
  cursor: 'pointer',
  userSelect: 'none',
  selectors: {
    '&[data-highlighted]': { background: color.surface.hover, outline: 'none' },
    '&[data-disabled]': { color: color.text.disabled, cursor: 'not-allowed' },
  },
  '@media': { [forcedColors]: { selectors: { '&[data-highlighted]': { outline: '2px solid Highlight' } } } },
});
export const tone = { neutral: css({}), danger: css({ color: color.danger.text }) };
export const label = css({
  paddingBlock: space['2'],
  paddingInline: space['3'],
  fontSize: vars.text.sm,
  color: color.text.muted,
});
export const separator = css({ blockSize: '1px', marginBlock: space['2'], background: color.border.subtle });
