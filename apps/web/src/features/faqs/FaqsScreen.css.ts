import { from, vars } from '@regen/ui-kit/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { space } = vars;

export const filter = style({
  display: 'grid',
  gap: space['4'],
  '@media': { [from.tablet]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)', alignItems: 'end' } },
});
export const questions = style({});
// The URL of a question leads to it, not behind the header.
globalStyle(`${questions} > details`, { scrollMarginBlockStart: vars.size.headRoom });
export const address = style({ justifySelf: 'start', alignSelf: 'flex-start' });
