import { vars } from '../../theme/contract.css.ts';
import { css } from '../../theme/style.ts';

const { color, space } = vars;

export const root = css({
  display: 'flex',
  gap: space['3'],
  padding: space['4'],
  border: `1px solid ${color.danger.border}`,
  borderInlineStart: `4px solid ${color.danger.icon}`,
  borderRadius: vars.radius.md,
  background: color.danger.soft,
});
export const icon = css({ color: color.danger.icon });
export const title = css({ fontWeight: vars.weight.semibold, color: color.danger.text });
export const list = css({
  marginBlockStart: space['2'],
  display: 'grid',
  gap: space['1'],
  listStyle: 'disc',
  paddingInlineStart: space['5'],
});
export const link = css({ color: color.danger.text, textDecoration: 'underline', textUnderlineOffset: '0.2em' });
