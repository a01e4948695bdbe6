import { vars } from '@regen/ui-kit/theme';
import { style } from '@vanilla-extract/css';

/** At the foot of the window, over the page and out of the way of what is being read. */
export const root = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: vars.layer.toast,
  display: 'grid',
  justifyItems: 'center',
  padding: vars.space['3'],
  '@media': { print: { display: 'none' } },
});
