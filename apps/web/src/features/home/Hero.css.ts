import { from, vars } from '@regen/ui-kit/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
});
export const withPicture = style([
  root,
  {
    '@media': {
      [from.desktop]: {
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
        minBlockSize: 'min(44rem, calc(100dvh - 9rem))',
        alignItems: 'stretch',
      },
    },
  },
]);
export const text = style({
  display: 'grid',
  alignContent: 'center',
  gap: space['6'],
  paddingBlock: space['10'],
  paddingInline: space['4'],
  '@media': {
    [from.tablet]: { paddingInline: space['8'] },
    [from.desktop]: {
      paddingBlock: space['16'],
      paddingInlineStart: `max(${space['10']}, calc((100vw - ${vars.size.wide}) / 2 + ${space['10']}))`,
      paddingInlineEnd: space['16'],
    },
  },
});
export const lead = style({ maxInlineSize: '34rem' });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space['3'], marginBlockStart: space['2'] });
export const picture = style({
  aspectRatio: '1',
  '@media': { [from.tablet]: { aspectRatio: '16 / 10' }, [from.desktop]: { aspectRatio: 'auto' } },
});
