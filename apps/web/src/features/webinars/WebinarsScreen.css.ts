import { atoms } from '@regen/ui-kit/atoms';
import { from, vars } from '@regen/ui-kit/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const head = style({ display: 'grid', gap: space['3'] });
export const tools = style([
  atoms({ borderBottom: 'subtle' }),
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space['3'],
    paddingBlockEnd: space['2'],
    '@media': {
      [from.desktop]: { gridTemplateColumns: `minmax(0, 1fr) ${vars.size.aside}`, alignItems: 'end', gap: space['6'] },
    },
  },
]);
/** On a phone the topics take as many lines as they need, so that none is out of sight. */
export const topics = style({ display: 'flex', flexWrap: 'wrap', columnGap: space['5'] });
/** Above the topics on a phone, at the end of their line on a desktop. */
export const words = style({ order: -1, '@media': { [from.desktop]: { order: 0 } } });
