import { atoms } from '@regen/ui-kit/atoms';
import { from } from '@regen/ui-kit/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const section = atoms({ display: 'grid', gap: '6', paddingY: '16' });
export const head = atoms({ display: 'flex', wrap: 'wrap', align: 'center', justify: 'between', gap: '3' });
export const four = style({});
globalStyle(`${four} > ul`, { '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } } });
