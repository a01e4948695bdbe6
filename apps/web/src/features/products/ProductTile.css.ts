import { atoms } from '@regen/ui-kit/atoms';
import { vars } from '@regen/ui-kit/theme';
import { style } from '@vanilla-extract/css';

/** Two lines whether there is one or three, so that prices stand in a row. */
export const tagline = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  minBlockSize: `calc(2 * ${vars.leading.body} * 1em)`,
});
export const size = atoms({ display: 'block', marginTop: '1', fontSize: 'xs' });
export const corner = style({ display: 'grid', gap: vars.space['1'] });
