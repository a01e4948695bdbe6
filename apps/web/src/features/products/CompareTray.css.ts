import { atoms } from '@regen/ui-kit/atoms';
import { below, vars } from '@regen/ui-kit/theme';
import { style } from '@vanilla-extract/css';

/** At the end of the page, and at the lower edge of the window until then, so it covers nothing permanently. */
export const tray = style([
  atoms({ position: 'sticky', background: 'card', shadow: 'float', paddingY: '3' }),
  { insetBlockEnd: 0, zIndex: vars.layer.sticky },
]);
export const row = atoms({ display: 'flex', align: 'center', wrap: 'wrap', gap: '3' });
export const names = style([
  atoms({ display: 'flex', wrap: 'wrap', gap: '2' }),
  { '@media': { [below.tablet]: { display: 'none' } } },
]);
export const actions = style([atoms({ display: 'flex', gap: '2' }), { marginInlineStart: 'auto' }]);
