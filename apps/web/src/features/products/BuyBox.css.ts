import { vars } from '@regen/ui-kit/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const price = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space['3'],
});
export const row = style({ display: 'flex', flexWrap: 'wrap', gap: space['3'], alignItems: 'center' });
export const add = style({ flex: '1 1 14rem' });
export const more = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space['3'],
  minBlockSize: vars.size.controlSmall,
});
export const alert = style({ display: 'grid', gap: space['3'] });
export const alertRoom = style({ minBlockSize: '11.5rem' });
