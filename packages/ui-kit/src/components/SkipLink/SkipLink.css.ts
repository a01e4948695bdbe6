import { vars } from '../../theme/contract.css.ts';
import { css } from '../../theme/style.ts';

export const root = css({
  position: 'fixed',
  insetBlockStart: vars.space['3'],
  insetInlineStart: vars.space['3'],
  zIndex: vars.layer.skip,
  paddingBlock: vars.space['3'],
  paddingInline: vars.space['5'],
  borderRadius: vars.radius.md,
  background: vars.color.primary.solid,
  color: vars.color.primary.on,
  fontWeight: vars.weight.semibold,
  boxShadow: vars.shadow.float,
  selectors: {
    '&:not(:focus)': { clipPath: 'inset(50%)', inlineSize: '1px', blockSize: '1px', padding: 0, overflow: 'hidden' },
  },
  '@media': { print: { display: 'none' } },
});
