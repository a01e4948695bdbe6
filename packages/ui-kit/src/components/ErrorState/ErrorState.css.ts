import { vars } from '../../theme/contract.css.ts';
import { css } from '../../theme/style.ts';

export const mark = css({ selectors: { '&&': { background: vars.color.danger.soft, color: vars.color.danger.text } } });
export const requestId = css({ fontSize: vars.text.sm, color: vars.color.text.muted });
export const code = css({ userSelect: 'all' });
