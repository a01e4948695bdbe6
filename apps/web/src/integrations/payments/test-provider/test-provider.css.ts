import { atoms } from '@regen/ui-kit/atoms';
import { vars } from '@regen/ui-kit/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const testCard = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space['3'],
});
export const cardNumber = atoms({ font: 'mono', fontSize: 'sm', whiteSpace: 'nowrap' });
export const bank = style({ display: 'grid', gap: space['4'] });
export const bankAmount = atoms({ font: 'serif', fontSize: 'headingLg', color: 'heading' });
