import { atoms } from '@regen/ui-kit/atoms';
import { from, vars } from '@regen/ui-kit/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const head = style({
  display: 'grid',
  gap: space['3'],
  paddingBlock: `${space['6']} ${space['8']}`,
  '@media': { [from.desktop]: { paddingBlock: `${space['8']} ${space['10']}` } },
});
export const tools = style([
  atoms({ borderBottom: 'subtle', marginBottom: '8' }),
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: space['6'],
    rowGap: space['3'],
    paddingBlockEnd: space['2'],
  },
]);
export const topics = style({ minInlineSize: 0 });
/** On a phone the topics take as many lines as they need, so that none is out of sight. */
export const list = style({ display: 'flex', flexWrap: 'wrap', columnGap: space['5'] });
