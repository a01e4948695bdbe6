import { below, from, vars } from '@regen/ui-kit/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { space } = vars;

export const list = style({
  display: 'flex',
  gap: space['1'],
  // What is hidden in it is clipped with it.
  position: 'relative',
  marginBlockStart: space['4'],
  '@media': {
    // One row, which scrolls up to the edges of the screen; what fades out there says that there is more.
    [below.desktop]: {
      marginInline: `calc(-1 * ${space['4']})`,
      paddingInline: space['4'],
      paddingBlockEnd: space['1'],
      overflowX: 'auto',
      // No wider than the room beside the first and the last name, which never fade.
      maskImage: `linear-gradient(to right, transparent, black ${space['6']}, black calc(100% - ${space['6']}), transparent)`,
    },
    [from.desktop]: { flexDirection: 'column' },
  },
});
// Without them more of the row is in sight.
globalStyle(`${list} svg`, { '@media': { [below.desktop]: { display: 'none' } } });
export const signOut = style({ inlineSize: '100%' });
