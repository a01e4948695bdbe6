import { vars } from '../../theme/contract.css.ts';
import { css } from '../../theme/style.ts';

const { color, space } = vars;

export const root = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space['2'],
  fontSize: vars.text.sm,
  fontWeight: vars.weight.medium,
});
// Shape and words carry the state; color only repeats it.
export const mark = css({ flex: 'none', inlineSize: '0.625rem', blockSize: '0.625rem', overflow: 'visible' });
export const state = {
  'in-stock': css({ color: color.success.text }),
  'low-stock': css({ color: color.warning.text }),
  backorder: css({ color: color.text.muted }),
  'out-of-stock': css({ color: color.text.muted }),
};
