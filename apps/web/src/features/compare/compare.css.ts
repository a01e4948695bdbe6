import { atoms } from '@regen/ui-kit/atoms';
import { vars } from '@regen/ui-kit/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const page = atoms({ display: 'grid', gap: '6', paddingY: '6' });
export const product = style([atoms({ display: 'grid', gap: '2', whiteSpace: 'preLine' }), { inlineSize: '10rem' }]);
export const picture = style({ inlineSize: '6rem' });
/** The names of the rows stay in view while products scroll by. */
export const table = style({});
globalStyle(`${table} th:first-child`, {
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: vars.layer.raised,
  background: vars.color.surface.ground,
});
globalStyle(`${table} tbody th > span`, { maxInlineSize: '7rem' });
