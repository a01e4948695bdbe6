import { style } from '@vanilla-extract/css';
import { from, vars } from '@regen/ui-kit/theme';

const { color, space } = vars;

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['8'],
  alignItems: 'start',
  '@media': { [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 25rem', columnGap: space['16'] } },
});

export const aside = style({
  // On phones the total stands above the steps, folded.
  order: -1,
  '@media': { [from.desktop]: { order: 0, position: 'sticky', insetBlockStart: '10rem' } },
});
export const onPhone = style({ '@media': { [from.desktop]: { display: 'none' } } });
export const onDesktop = style({ display: 'none', '@media': { [from.desktop]: { display: 'block' } } });
export const foldedTotal = style({ display: 'flex', justifyContent: 'space-between', gap: space['4'], flex: 1 });

export const sections = style({ borderBlockStart: `1px solid ${color.border.subtle}` });
export const section = style({
  scrollMarginBlockStart: '9rem',
  borderBlockEnd: `1px solid ${color.border.subtle}`,
  paddingBlock: space['6'],
});
export const sectionHead = style({ display: 'flex', alignItems: 'flex-start', gap: space['4'] });
export const sectionTitle = style({ flex: 1, minInlineSize: 0, outline: 'none' });
export const number = style({
  flex: 'none',
  display: 'grid',
  placeContent: 'center',
  inlineSize: '1.875rem',
  blockSize: '1.875rem',
  borderRadius: vars.radius.full,
  border: `1px solid ${color.border.control}`,
  color: color.text.muted,
  fontSize: vars.text.sm,
  fontVariantNumeric: 'tabular-nums',
});
export const numberCurrent = style({
  background: color.primary.solid,
  borderColor: color.primary.solid,
  color: color.primary.on,
});
export const numberDone = style({
  background: color.success.soft,
  borderColor: color.success.border,
  color: color.success.text,
});
export const summary = style({
  marginBlockStart: space['1'],
  color: color.text.muted,
  // A long e-mail address has no place to break.
  overflowWrap: 'anywhere',
});
export const upcoming = style({ color: color.text.muted });
/** In line with the title, after its number. */
export const sectionBody = style({
  marginBlockStart: space['6'],
  '@media': { [from.tablet]: { paddingInlineStart: 'calc(1.875rem + 1rem)' } },
});

export const fields = style({ display: 'grid', gap: space['4'], gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' });
export const wholeRow = style({ gridColumn: '1 / -1' });
export const cardFields = style({
  display: 'grid',
  gap: space['4'],
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
});

export const lines = style({ display: 'grid', gap: space['4'] });
export const line = style({ display: 'flex', alignItems: 'center', gap: space['3'] });
export const lineText = style({ flex: 1, minInlineSize: 0, lineHeight: vars.leading.snug });
export const pictureBox = style({ position: 'relative' });
export const count = style({
  position: 'absolute',
  insetBlockStart: '-0.5rem',
  insetInlineEnd: '-0.5rem',
  minInlineSize: '1.5rem',
  paddingInline: '0.375rem',
  borderRadius: vars.radius.full,
  background: color.primary.solid,
  color: color.primary.on,
  fontSize: vars.text.xs,
  fontWeight: vars.weight.semibold,
  lineHeight: '1.5rem',
  textAlign: 'center',
});

export const testCards = style({ display: 'grid', gap: space['2'] });
export const testCard = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space['3'],
});
export const cardNumber = style({ fontFamily: vars.font.mono, fontSize: vars.text.sm, whiteSpace: 'nowrap' });
export const keptCard = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space['3'],
  padding: space['4'],
  border: `1px solid ${color.border.subtle}`,
  borderRadius: vars.radius.md,
  background: color.surface.card,
});

export const bank = style({ display: 'grid', gap: space['4'] });
export const bankAmount = style({ fontFamily: vars.font.serif, fontSize: vars.heading.lg, color: color.text.heading });
