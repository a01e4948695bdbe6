import { atoms } from '@regen/ui-kit/atoms';
import { style } from '@vanilla-extract/css';

export const product = atoms({ display: 'grid', gap: '2' });
export const picture = style({ inlineSize: '6rem', aspectRatio: '1' });
