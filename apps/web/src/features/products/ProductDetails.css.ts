import { vars } from '@regen/ui-kit/theme';
import { style } from '@vanilla-extract/css';

export const root = style({ marginBlockStart: vars.space['16'] });
export const list = style({
  display: 'grid',
  gap: vars.space['2'],
  listStyle: 'disc',
  paddingInlineStart: vars.space['5'],
  maxInlineSize: vars.size.measure,
});
