import { globalStyle, style } from '@vanilla-extract/css';
import { from, vars } from '@regen/ui-kit/theme';

const { color, space } = vars;

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['8'],
  alignItems: 'start',
  '@media': { [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 24rem', columnGap: space['16'] } },
});

export const hero = style({ display: 'grid', gap: space['4'], justifyItems: 'start' });
export const mark = style({
  display: 'grid',
  placeContent: 'center',
  inlineSize: '3.5rem',
  blockSize: '3.5rem',
  borderRadius: vars.radius.full,
  background: color.success.soft,
  color: color.success.text,
});

export const next = style({ display: 'grid', gap: space['5'] });
export const nextStep = style({ display: 'grid', gridTemplateColumns: '2.5rem 1fr', columnGap: space['3'] });
export const nextIcon = style({
  display: 'grid',
  placeContent: 'center',
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  borderRadius: vars.radius.full,
  background: color.secondary.soft,
  color: color.secondary.softText,
});

export const timeline = style({ display: 'grid' });
export const event = style({
  position: 'relative',
  paddingInlineStart: space['8'],
  paddingBlockEnd: space['5'],
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: '0.3125rem',
      insetBlockStart: '0.5rem',
      inlineSize: '0.75rem',
      blockSize: '0.75rem',
      borderRadius: vars.radius.full,
      background: color.primary.solid,
      border: `1px solid ${color.primary.solid}`,
      zIndex: 1,
    },
    '&::after': {
      content: '',
      position: 'absolute',
      insetInlineStart: 'calc(0.6875rem - 1px)',
      insetBlockStart: '0.875rem',
      blockSize: '100%',
      borderInlineStart: `2px solid ${color.border.subtle}`,
    },
    '&:last-child': { paddingBlockEnd: 0 },
    '&:last-child::after': { display: 'none' },
  },
});
export const eventToCome = style({
  color: color.text.muted,
  selectors: { '&::before': { background: color.surface.card, borderColor: color.border.control } },
});

export const parts = style({
  display: 'grid',
  gap: space['6'],
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const pair = style({
  display: 'grid',
  gap: space['5'],
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const list = style({ display: 'grid', gap: space['4'] });
export const order = style({ display: 'grid', gap: space['3'] });
export const orderHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space['4'],
});
export const orderFoot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space['3'],
});
export const pending = style({ opacity: 0.55, transition: `opacity ${vars.duration.normal}` });

export const receipt = style({
  maxInlineSize: '48rem',
  marginInline: 'auto',
  background: color.surface.card,
  border: `1px solid ${color.border.subtle}`,
  borderRadius: vars.radius.lg,
  padding: space['6'],
  display: 'grid',
  gap: space['8'],
  '@media': {
    [from.tablet]: { padding: space['12'] },
    print: { border: 0, padding: 0, maxInlineSize: 'none', background: 'none' },
  },
});
export const receiptHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  gap: space['4'],
});
export const receiptTotals = style({
  marginInlineStart: 'auto',
  inlineSize: '100%',
  '@media': { [from.tablet]: { inlineSize: '22rem' }, print: { inlineSize: '22rem' } },
});
/** On paper only the receipt. */
export const receiptPage = style({});
globalStyle(`html:has(${receiptPage}) footer, html:has(${receiptPage}) [data-toolbar]`, {
  '@media': { print: { display: 'none' } },
});
