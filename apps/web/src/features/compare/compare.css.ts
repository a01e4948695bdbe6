import { atoms } from '@regen/ui-kit/atoms';
import { vars } from '@regen/ui-kit/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const page = atoms({ display: 'grid', gap: '6', paddingY: '6' });
export const product = atoms({ display: 'grid', gap: '2', whiteSpace: 'preLine' });
export const picture = style({ inlineSize: '6rem', aspectRatio: '1' });
export const table = style({ minInlineSize: 0 });
// Products share the room; where there is too little they scroll, and the names of the rows stay in view.
globalStyle(`${table} table`, { tableLayout: 'fixed' });
globalStyle(`${table} thead th`, { inlineSize: '11rem' });
globalStyle(`${table} th:first-child`, {
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: vars.layer.raised,
  inlineSize: '8rem',
  background: vars.color.surface.ground,
});
globalStyle(`${table} tbody :is(td, th) > span`, { inlineSize: 'auto', overflowWrap: 'anywhere' });
