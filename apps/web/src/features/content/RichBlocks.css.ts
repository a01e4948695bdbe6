import { atoms } from '@regen/ui-kit/atoms';
import { vars } from '@regen/ui-kit/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;

/** A column of parts, none wider than a line that is easy to read. */
export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['4'],
  maxInlineSize: vars.size.measure,
  overflowWrap: 'anywhere',
});
/** Lines end where they were ended. */
export const lines = atoms({ whiteSpace: 'preLine' });
export const heading = style({
  // A link to it leaves room above.
  scrollMarginBlockStart: space['24'],
  selectors: { '&:not(:first-child)': { marginBlockStart: space['4'] } },
  '@media': { print: { breakAfter: 'avoid' } },
});
const list = { display: 'grid', gap: space['2'], paddingInlineStart: space['6'] } as const;
export const ordered = style({ ...list, listStyle: 'decimal' });
export const unordered = style({ ...list, listStyle: 'disc' });
export const quote = style([
  atoms({
    font: 'serif',
    fontSize: 'xl',
    color: 'heading',
    borderTop: 'subtle',
    borderBottom: 'subtle',
    paddingY: '4',
  }),
  { display: 'grid', gap: space['3'], marginBlock: space['2'] },
]);
export const divider = style([
  atoms({ border: 'none', borderTop: 'subtle', width: 'full' }),
  { marginBlock: space['4'] },
]);
export const table = style({ marginBlock: space['2'], overflowWrap: 'normal' });
export const figure = style({ marginBlock: space['2'], '@media': { print: { breakInside: 'avoid' } } });
export const picture = atoms({ display: 'block', width: 'full', height: 'auto', radius: 'lg' });
export const file = atoms({ display: 'flex', align: 'center', gap: '3' });
