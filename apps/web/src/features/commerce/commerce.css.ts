import { style } from '@vanilla-extract/css';
import { from, vars } from '@regen/ui-kit/theme';

const { color, space } = vars;

export const address = style({ fontStyle: 'normal' });

/** The same cut for every product picture beside a line of text. */
const frame = {
  // Elsewhere a `picture` has no box of its own.
  display: 'block',
  flex: 'none',
  overflow: 'hidden',
  background: color.surface.packshot,
  borderRadius: vars.radius.md,
  border: `1px solid ${color.border.subtle}`,
} as const;

export const picture = {
  sm: style({ ...frame, inlineSize: '4rem', blockSize: '5rem' }),
  md: style({
    ...frame,
    inlineSize: '5.5rem',
    blockSize: '6.875rem',
    '@media': { [from.tablet]: { inlineSize: '7rem', blockSize: '8.75rem' } },
  }),
};
export const image = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });

export const totals = style({ display: 'grid', gap: space['2'] });
export const row = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  columnGap: space['4'],
  alignItems: 'baseline',
});
export const amount = style({ fontVariantNumeric: 'tabular-nums', textAlign: 'end', whiteSpace: 'nowrap' });
export const saving = style({ color: color.success.text });
export const note = style({ display: 'block', color: color.text.muted, fontSize: vars.text.sm });
export const total = style({
  marginBlockStart: space['2'],
  paddingBlockStart: space['4'],
  borderBlockStart: `1px solid ${color.border.subtle}`,
});
export const totalLabel = style({ fontSize: vars.text.lg, fontWeight: vars.weight.semibold });
export const totalAmount = style({
  fontFamily: vars.font.serif,
  fontSize: vars.heading.md,
  lineHeight: 1.1,
  color: color.text.heading,
});
/** Money that the server is still working out. */
export const pending = style({ opacity: 0.55, transition: `opacity ${vars.duration.normal}` });
