import { from, vars } from '@regen/ui-kit/theme';
import { style } from '@vanilla-extract/css';

const { space, color } = vars;

export const root = style({ background: color.surface.sunken, borderRadius: vars.radius.lg });
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
export const title = style({
  display: 'flex',
  alignItems: 'center',
  gap: space['2'],
  fontWeight: vars.weight.semibold,
  color: color.text.heading,
});
export const steps = style({ display: 'grid', gap: space['3'], maxInlineSize: vars.size.measure });
