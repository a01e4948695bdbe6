import { canHover, forcedColors } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { css } from '../../theme/style.ts';

const { color, space } = vars;

export const list = css({
  display: 'flex',
  gap: space['6'],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBlockEnd: `1px solid ${color.border.subtle}`,
});
export const tab = css({
  flex: 'none',
  minBlockSize: vars.size.control,
  paddingInline: space['1'],
  borderBlockEnd: '2px solid transparent',
  marginBlockEnd: '-1px',
  color: color.text.muted,
  fontWeight: vars.weight.semibold,
  transition: `color ${vars.duration.fast}, border-color ${vars.duration.fast}`,
  selectors: {
    '&[data-state="active"]': { color: color.text.heading, borderBlockEndColor: color.primary.solid },
    '&:disabled': { color: color.text.disabled, cursor: 'not-allowed' },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': {
    [canHover]: { selectors: { '&:hover:not(:disabled)': { color: color.text.heading } } },
    [forcedColors]: { selectors: { '&[data-state="active"]': { borderBlockEndColor: 'Highlight' } } },
    print: { display: 'none' },
  },
});
export const panel = css({ paddingBlockStart: space['6'], borderRadius: vars.radius.sm });
