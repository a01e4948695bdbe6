import { atoms } from '@regen/ui-kit/atoms';
import { below, from, vars } from '@regen/ui-kit/theme';
import { style } from '@vanilla-extract/css';
import { whereSearchIsHidden } from '~/kernel/page/hide-search.ts';
import { onReducedPages } from '~/kernel/page/reduced-chrome.ts';

const { space } = vars;

const notOnReduced = { [onReducedPages]: { display: 'none' } };

export const root = style([
  atoms({ background: 'ground', borderBottom: 'subtle' }),
  {
    position: 'relative',
    zIndex: vars.layer.sticky,
    // On phones the header would take an eighth of the screen.
    '@media': { [`${from.desktop} and (min-height: 32em)`]: { position: 'sticky', insetBlockStart: 0 } },
  },
]);
export const top = style({
  display: 'grid',
  alignItems: 'center',
  columnGap: space['2'],
  rowGap: space['2'],
  gridTemplateColumns: '1fr auto 1fr',
  gridTemplateAreas: '"menu logo actions" "search search search"',
  paddingBlock: space['2'],
  '@media': {
    // A phone whose text is set to twice its size.
    '(width < 18em)': {
      gridTemplateColumns: '1fr auto',
      gridTemplateAreas: '"logo logo" "menu actions" "search search"',
    },
    [from.desktop]: {
      gridTemplateColumns: '1fr minmax(20rem, 34rem) 1fr',
      gridTemplateAreas: '"logo search actions"',
      columnGap: space['8'],
      paddingBlock: space['4'],
    },
  },
});
export const menu = style({
  gridArea: 'menu',
  marginInlineStart: `calc(-1 * ${space['2']})`,
  selectors: notOnReduced,
  '@media': { [from.desktop]: { display: 'none' } },
});
export const logo = style({
  gridArea: 'logo',
  justifySelf: 'center',
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.size.touch,
  paddingInline: space['2'],
  '@media': { [from.desktop]: { justifySelf: 'start', paddingInline: 0 } },
});
/** In room that is free on any screen, so that nothing moves when it comes: beside the menu's button, from a desktop on beside the logo. */
export const hiddenPrices = style({
  gridArea: 'menu',
  marginInlineStart: `calc(${vars.size.touch} - ${space['2']})`,
  // The checkout says itself whether prices are hidden.
  selectors: notOnReduced,
  '@media': { [from.desktop]: { gridArea: 'logo', justifySelf: 'end' } },
});
export const search = style({
  gridArea: 'search',
  minInlineSize: 0,
  selectors: notOnReduced,
  '@media': { [below.desktop]: { selectors: { [whereSearchIsHidden]: { display: 'none' } } } },
});
export const actions = style({
  gridArea: 'actions',
  justifySelf: 'end',
  display: 'flex',
  alignItems: 'center',
  gap: space['1'],
  marginInlineEnd: `calc(-1 * ${space['2']})`,
  selectors: notOnReduced,
});
export const bar = style({
  display: 'none',
  selectors: notOnReduced,
  '@media': { [from.desktop]: { display: 'block' } },
});
export const list = style({ display: 'flex', gap: space['8'], justifyContent: 'center', overflow: 'hidden' });
