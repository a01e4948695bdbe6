import { from, vars } from '@regen/ui-kit/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const picture = style({ aspectRatio: '3 / 2' });
/** Fills the line under the card's text, so that the bars of a row are level. */
export const card = style({ display: 'flex', flexDirection: 'column', gap: space['4'], blockSize: '100%' });
export const foot = style({ marginBlockStart: 'auto' });
export const ways = style({
  display: 'grid',
  gap: space['4'],
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const way = style({ whiteSpace: 'normal' });
export const after = style({ '@media': { [from.tablet]: { gridColumn: 2, justifySelf: 'end' } } });
/** Titles are long for the narrow column and for a phone. */
export const lesson = style({ whiteSpace: 'normal' });
