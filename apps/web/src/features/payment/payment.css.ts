import { vars } from '@regen/ui-kit/theme';
import { style } from '@vanilla-extract/css';

export const chosen = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space['3'],
});
