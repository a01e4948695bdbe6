import { atoms } from '@regen/ui-kit/atoms';
import { style } from '@vanilla-extract/css';

/** As large as the picture would be, with what is drawn in its middle. */
export const place = style([
  atoms({ color: 'muted' }),
  { display: 'grid', placeItems: 'center', inlineSize: '100%', blockSize: '100%' },
]);
