import { vars } from '@regen/ui-kit/theme';
import { style } from '@vanilla-extract/css';

export const search = style({ inlineSize: '100%' });
export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.space['3'],
  alignItems: 'end',
});
