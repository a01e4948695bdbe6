import { vars } from '../../theme/contract.css.ts';
import { css } from '../../theme/style.ts';

const { color, space } = vars;

/** Upside down, so that its end is where it begins: it stays there by itself. Its child stands the right way up. */
export const root = css({
  display: 'flex',
  flexDirection: 'column-reverse',
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  // Who keeps the place further up does so in all browsers alike.
  overflowAnchor: 'none',
  overscrollBehavior: 'contain',
  outlineOffset: '-3px',
});
export const list = css({
  display: 'flex',
  flexDirection: 'column',
  gap: space['1'],
  inlineSize: '100%',
  maxInlineSize: '60rem',
  marginInline: 'auto',
  padding: space['4'],
});
const rule = { content: '""', flex: 1, borderBlockEnd: '1px solid' } as const;
export const divider = css({
  display: 'flex',
  alignItems: 'center',
  gap: space['3'],
  paddingBlockStart: space['4'],
  paddingBlockEnd: space['1'],
  fontSize: vars.text.xs,
  selectors: { '&::before': rule, '&::after': rule },
});
const lines = (borderColor: string) => ({
  selectors: { '&::before, &::after': { borderColor } },
});
export const tone = {
  neutral: css({ color: color.text.muted, ...lines(color.border.subtle) }),
  primary: css({ color: color.primary.solid, fontWeight: vars.weight.semibold, ...lines(color.primary.solid) }),
};
