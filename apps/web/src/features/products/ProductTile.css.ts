import { atoms } from '@regen/ui-kit/atoms';
import { below, vars } from '@regen/ui-kit/theme';
import { globalStyle, style } from '@vanilla-extract/css';

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
/** Three would cover a fifth of the picture on a phone, which shows only the heart. */
const onlyWide = { '@media': { [below.tablet]: { display: 'none' } } };
export const wide = style(onlyWide);
globalStyle(`${corner} > a`, onlyWide);
