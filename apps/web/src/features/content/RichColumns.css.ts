import { vars } from '@regen/ui-kit/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space['8'] });
export const sections = style({
  display: 'grid',
  gap: space['8'],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
  alignItems: 'start',
});
