import { atoms } from '@regen/ui-kit/atoms';
import { vars } from '@regen/ui-kit/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const totals = style({ display: 'grid', gap: space['2'] });
export const row = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  columnGap: space['4'],
  alignItems: 'baseline',
});
export const amount = atoms({ digits: 'tabular', textAlign: 'end', whiteSpace: 'nowrap' });
export const saving = atoms({ color: 'success' });
export const note = atoms({ display: 'block', color: 'muted', fontSize: 'sm' });
export const total = atoms({ marginTop: '2', paddingTop: '4', borderTop: 'subtle' });
export const totalLabel = atoms({ fontSize: 'lg', weight: 'semibold' });
export const totalAmount = atoms({ font: 'serif', fontSize: 'headingMd', leading: 'tight', color: 'heading' });
/** Money that the server is still working out. */
export const pending = atoms({ pending: 'yes' });
