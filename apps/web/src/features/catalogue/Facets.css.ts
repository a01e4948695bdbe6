import { vars } from '@regen/ui-kit/theme';
import { style } from '@vanilla-extract/css';

const { space, color } = vars;

export const group = style({
  paddingBlock: space['2'],
  borderBlockEnd: `1px solid ${color.border.subtle}`,
  ':last-child': { borderBlockEnd: 0 },
});
export const legend = style({
  fontSize: vars.text.md,
  fontWeight: vars.weight.semibold,
  color: color.text.heading,
  paddingBlock: space['2'],
  float: 'inline-start',
  inlineSize: '100%',
});
export const list = style({ clear: 'both', display: 'grid', paddingBlockEnd: space['2'] });
