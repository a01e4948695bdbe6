import { atoms } from '@regen/ui-kit/atoms';
import { from, vars } from '@regen/ui-kit/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const head = style({ display: 'grid', gap: space['4'] });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space['3'], paddingBlockStart: space['2'] });
export const facts = style([
  atoms({ borderTop: 'subtle', borderBottom: 'subtle', paddingY: '4' }),
  { display: 'grid', gap: space['4'], gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10rem), 1fr))' },
]);
export const bullets = style({
  display: 'grid',
  gap: space['2'],
  paddingInlineStart: space['5'],
  listStyle: 'disc',
});
export const part = style({ display: 'grid', gap: space['4'], gridTemplateColumns: 'minmax(0, 1fr)' });
export const stepsHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space['3'],
});
export const steps = style({ display: 'grid', gap: space['6'], gridTemplateColumns: 'minmax(0, 1fr)' });
export const step = style({
  display: 'grid',
  gap: space['4'],
  gridTemplateColumns: 'minmax(0, 1fr)',
  // A link to it leaves room above.
  scrollMarginBlockStart: space['24'],
  breakInside: 'avoid',
});
export const timer = style([
  atoms({ background: 'sunken', border: 'none', radius: 'md', padding: '4' }),
  { minInlineSize: 0, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space['4'] },
]);
export const figures = style([
  atoms({ digits: 'tabular', color: 'heading', font: 'serif', fontSize: 'headingLg', leading: 'tight' }),
  { minInlineSize: '4ch' },
]);
export const back = style({ display: 'grid', gap: space['6'] });
/** Beside the bed: to be read from an arm's length, and pressed without aiming. */
export const treatment = style([
  atoms({ fontSize: 'xl' }),
  { display: 'grid', gap: space['6'], gridTemplateColumns: 'minmax(0, 1fr)' },
]);
export const bigFigures = style([
  atoms({ digits: 'tabular', color: 'heading', font: 'serif', fontSize: 'headingHero', leading: 'tight' }),
  { minInlineSize: '4ch' },
]);
export const ways = style([
  atoms({ background: 'ground', borderTop: 'subtle' }),
  {
    display: 'grid',
    gap: space['3'],
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    position: 'sticky',
    insetBlockEnd: 0,
    paddingBlock: space['4'],
    paddingBlockEnd: `max(${space['4']}, env(safe-area-inset-bottom))`,
    '@media': { [from.tablet]: { position: 'static' } },
  },
]);
