import { from } from '@regen/ui-kit/theme';
import { style } from '@vanilla-extract/css';

/** The same cut for every product picture beside a line of text. */
export const picture = {
  sm: style({ inlineSize: '4rem', blockSize: '5rem' }),
  md: style({
    inlineSize: '5.5rem',
    blockSize: '6.875rem',
    '@media': { [from.tablet]: { inlineSize: '7rem', blockSize: '8.75rem' } },
  }),
};
