import { vars } from '@regen/ui-kit/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const groups = style({
  display: 'grid',
  gap: space['10'],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
  alignItems: 'start',
});
export const links = style({ display: 'grid', gap: space['2'], justifyItems: 'start' });
