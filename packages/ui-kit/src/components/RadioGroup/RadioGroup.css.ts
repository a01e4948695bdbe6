import { canHover, forcedColors } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { css, variants } from '../../theme/style.ts';
import { radioGroupDirections } from './RadioGroup.props.ts';

const { color, space } = vars;

export const root = css({ display: 'flex', flexDirection: 'column', gap: space['3'] });
export const legend = css({
  fontSize: vars.text.sm,
  fontWeight: vars.weight.semibold,
  color: color.text.heading,
  marginBlockEnd: space['3'],
});
export const options = variants(radioGroupDirections, (direction) =>
  direction === 'row'
    ? { display: 'flex', flexWrap: 'wrap', columnGap: space['6'], rowGap: space['1'] }
    : { display: 'flex', flexDirection: 'column', gap: space['3'] },
);

export const dot = css({
  borderRadius: vars.radius.full,
  selectors: {
    '&:checked': { backgroundColor: color.surface.card, boxShadow: `inset 0 0 0 0.3rem ${color.primary.solid}` },
  },
});

export const card = css({
  border: `1px solid ${color.border.control}`,
  borderRadius: vars.radius.md,
  background: color.surface.card,
  transition: `border-color ${vars.duration.fast}, background-color ${vars.duration.fast}`,
  selectors: {
    '&:has(> label > input:checked)': {
      borderColor: color.primary.solid,
      boxShadow: `inset 0 0 0 1px ${color.primary.solid}`,
      background: color.surface.selected,
    },
    '&:has(> label > input:focus-visible)': { outline: `2px solid ${color.border.focus}`, outlineOffset: '2px' },
    '&:has(> label > input:disabled)': { background: color.surface.sunken },
  },
  '@media': {
    [canHover]: { selectors: { '&:hover:not(:has(> label > input:disabled))': { borderColor: color.primary.solid } } },
    [forcedColors]: { selectors: { '&:has(> label > input:checked)': { outline: '3px solid Highlight' } } },
  },
});
export const cardHead = css({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space['3'],
  padding: space['4'],
  cursor: 'pointer',
});
export const cardText = css({ flex: 1, minInlineSize: 0, display: 'flex', flexDirection: 'column', gap: space['1'] });
export const cardLabel = css({ fontWeight: vars.weight.semibold, color: color.text.heading });
export const cardHint = css({ fontSize: vars.text.sm, color: color.text.muted });
export const cardAside = css({
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  color: color.text.heading,
});
export const cardDisabled = css({ color: color.text.disabled });
export const cardBody = css({
  // Under the label's text.
  paddingInlineStart: `calc(${space['4']} + 1.25rem + ${space['3']})`,
  paddingInlineEnd: space['4'],
  paddingBlockEnd: space['4'],
  selectors: { [`${card}:not(:has(> label > input:checked)) > &`]: { display: 'none' } },
});
