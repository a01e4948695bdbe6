import { atoms } from '@regen/ui-kit/atoms';
import { style } from '@vanilla-extract/css';

export const thumb = style({ inlineSize: '2.5rem', blockSize: '3rem' });
export const text = style({ flex: 1, minInlineSize: 0, display: 'grid' });
export const name = style([
  atoms({ weight: 'medium', color: 'heading', overflow: 'hidden', whiteSpace: 'nowrap' }),
  { textOverflow: 'ellipsis' },
]);
export const size = atoms({ fontSize: 'xs', color: 'muted' });
export const price = atoms({ fontSize: 'sm', digits: 'tabular' });
export const all = atoms({ display: 'block', fontSize: 'sm' });
