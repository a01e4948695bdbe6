import { atoms } from '@regen/ui-kit/atoms';
import { from, vars } from '@regen/ui-kit/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const root = atoms({ background: 'sunken', radius: 'lg' });
export const inner = style({
  display: 'grid',
  gap: space['8'],
  paddingBlock: space['12'],
  '@media': { [from.desktop]: { gridTemplateColumns: '1fr 2fr', paddingBlock: space['16'] } },
});
export const groups = style({
  display: 'grid',
  gap: space['8'],
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(16rem, 1fr))' } },
});
export const group = style({ display: 'grid', gap: space['3'], alignContent: 'start' });
export const title = atoms({ display: 'flex', align: 'center', gap: '2', weight: 'semibold', color: 'heading' });
export const steps = style({ display: 'grid', gap: space['3'], maxInlineSize: vars.size.measure });
