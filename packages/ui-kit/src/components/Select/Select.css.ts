import { vars } from '../../theme/contract.css.ts';
import { css } from '../../theme/style.ts';

export const select = css({
  selectors: { '&&': { appearance: 'none', paddingInlineEnd: vars.space['10'], textOverflow: 'ellipsis' } },
});
export const small = css({
  selectors: { '&&': { minBlockSize: vars.size.touch, fontSize: vars.text.sm, paddingInlineStart: vars.space['3'] } },
});
export const chevron = css({
  position: 'absolute',
  insetInlineEnd: vars.space['3'],
  pointerEvents: 'none',
  color: vars.color.text.muted,
  display: 'flex',
});
export const inline = css({
  selectors: { '&&': { flexDirection: 'row', alignItems: 'center', gap: vars.space['3'] } },
  whiteSpace: 'nowrap',
});
