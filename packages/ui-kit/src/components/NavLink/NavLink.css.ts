import { canHover } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { css } from '../../theme/style.ts';

const { color, space, text } = vars;
const underlined = { textDecoration: 'underline', textUnderlineOffset: '0.22em' } as const;

const bar = css({
  display: 'block',
  paddingBlock: space['3'],
  fontSize: text.sm,
  fontWeight: vars.weight.medium,
  color: color.text.muted,
  whiteSpace: 'nowrap',
  borderBlockEnd: `${vars.border.thick} solid transparent`,
  transition: `color ${vars.duration.fast}`,
  outlineOffset: '-3px',
  selectors: {
    '&[aria-current="page"]': { color: color.text.heading, borderBlockEndColor: color.primary.solid },
  },
  '@media': { [canHover]: { ':hover': { color: color.text.heading } } },
});
const side = css({
  display: 'flex',
  alignItems: 'center',
  gap: space['3'],
  minBlockSize: vars.size.touch,
  paddingInline: space['3'],
  borderRadius: vars.radius.md,
  whiteSpace: 'nowrap',
  color: color.text.body,
  selectors: {
    '&[aria-current]': {
      background: color.primary.soft,
      color: color.primary.softText,
      fontWeight: vars.weight.semibold,
    },
  },
  '@media': { [canHover]: { selectors: { '&:hover:not([aria-current])': { background: color.surface.hover } } } },
});
const row = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: '3.25rem',
  fontSize: text.lg,
  color: color.text.heading,
  borderBlockEnd: `${vars.border.thin} solid ${color.border.subtle}`,
});
const foot = css({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '2.5rem',
  inlineSize: 'fit-content',
  fontSize: text.sm,
  color: color.text.inverse,
  selectors: { '&:focus-visible': { outlineColor: color.border.focusInverse } },
  '@media': { [canHover]: { ':hover': underlined } },
});

export const variant = { bar, side, row, foot };
