import { vars } from '@regen/ui-kit/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const root = style({
  display: 'grid',
  gap: space['4'],
  maxInlineSize: vars.size.measure,
  overflowWrap: 'anywhere',
});
export const title = style({
  selectors: { '&:not(:first-child)': { marginBlockStart: space['3'] } },
  '@media': { print: { breakAfter: 'avoid' } },
});
const list = { display: 'grid', gap: space['2'], paddingInlineStart: space['6'] } as const;
export const ordered = style({ ...list, listStyle: 'decimal' });
export const unordered = style({ ...list, listStyle: 'disc' });
/** Lines end where they were ended. */
export const paragraph = style({ whiteSpace: 'pre-line' });
