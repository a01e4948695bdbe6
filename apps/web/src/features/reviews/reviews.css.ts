import { vars } from '@regen/ui-kit/theme';
import { style } from '@vanilla-extract/css';

export const line = style({
  display: 'grid',
  gridTemplateColumns: '5rem minmax(0, 1fr)',
  gap: vars.space['5'],
  alignItems: 'start',
});
