import { below, canHover, forcedColors, from, reducedMotion, vars } from '@regen/ui-kit/theme';
import { keyframes, style } from '@vanilla-extract/css';

const { color, space } = vars;
/** Above the messages: the header, which scrolls away on phones. */
const height = { phone: 'calc(100dvh - 8rem)', desktop: 'calc(100dvh - 8.5rem)' };

export const panes = style({
  display: 'grid',
  minBlockSize: '24rem',
  '@media': {
    [from.desktop]: {
      gridTemplateColumns: 'minmax(18rem, 24rem) minmax(0, 1fr)',
      blockSize: height.desktop,
      minBlockSize: '26rem',
      borderBlockEnd: `1px solid ${color.border.subtle}`,
    },
  },
});
/** On a phone one of the two is there. */
export const onDesktop = style({ '@media': { [below.desktop]: { display: 'none' } } });
export const listPane = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  minBlockSize: 0,
  '@media': { [from.desktop]: { borderInlineEnd: `1px solid ${color.border.subtle}` } },
});
export const listHead = style({ display: 'grid', gap: space['3'], padding: space['4'] });
export const list = style({ flex: 1, minBlockSize: 0, '@media': { [from.desktop]: { overflowY: 'auto' } } });

export const chat = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space['3'],
  paddingBlock: space['3'],
  paddingInline: space['4'],
  color: color.text.body,
  outlineOffset: '-3px',
  selectors: {
    '&[aria-current="page"]': { background: color.surface.selected },
  },
  '@media': {
    [canHover]: { selectors: { '&:hover:not([aria-current])': { background: color.surface.hover } } },
    [forcedColors]: { selectors: { '&[aria-current="page"]': { outline: '2px solid Highlight' } } },
  },
});
export const mark = style({
  background: color.primary.soft,
  color: color.primary.softText,
  borderRadius: vars.radius.sm,
});

export const chatPane = style({
  display: 'flex',
  flexDirection: 'column',
  position: 'relative',
  minInlineSize: 0,
  minBlockSize: 0,
  '@media': { [below.desktop]: { blockSize: height.phone, minBlockSize: '26rem' } },
});
export const chatHead = style({
  display: 'flex',
  alignItems: 'center',
  gap: space['3'],
  paddingBlock: space['2'],
  paddingInline: space['4'],
  borderBlockEnd: `1px solid ${color.border.subtle}`,
  minBlockSize: '4rem',
});
/** Upside down, so that it stays at its end by itself, also when a picture or a keyboard comes; its child stands the right way up. */
export const scroller = style({
  flex: 1,
  minBlockSize: 0,
  display: 'flex',
  flexDirection: 'column-reverse',
  overflowY: 'auto',
  overflowAnchor: 'none',
  overscrollBehavior: 'contain',
  outlineOffset: '-3px',
});
export const log = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space['1'],
  padding: space['4'],
  inlineSize: '100%',
  maxInlineSize: '60rem',
  marginInline: 'auto',
});
export const isFirst = style({ marginBlockStart: space['3'] });
const separator = style({
  display: 'flex',
  alignItems: 'center',
  gap: space['3'],
  paddingBlockStart: space['4'],
  paddingBlockEnd: space['1'],
  fontSize: vars.text.xs,
  color: color.text.muted,
  selectors: { '&::before, &::after': { content: '""', flex: 1, borderBlockEnd: `1px solid ${color.border.subtle}` } },
});
export const day = separator;
export const unread = style([
  separator,
  {
    color: color.primary.solid,
    fontWeight: vars.weight.semibold,
    selectors: { '&::before, &::after': { borderBlockEndColor: color.primary.solid } },
  },
]);
const flash = keyframes({ from: { background: color.primary.soft }, to: { background: 'transparent' } });
/** The message that somebody has looked for. */
export const found = style({
  borderRadius: vars.radius.lg,
  animation: `${flash} 2.5s ${vars.easing.out}`,
  '@media': { [reducedMotion]: { animation: 'none', background: color.primary.soft } },
});
export const toEnd = style({ position: 'absolute', insetBlockEnd: space['3'], insetInlineEnd: space['4'], zIndex: 1 });
export const around = style({
  position: 'relative',
  flex: 1,
  minBlockSize: 0,
  display: 'flex',
  flexDirection: 'column',
});
/** Its line is there when nobody types, so that nothing moves. */
export const typing = style({
  minBlockSize: '1.5rem',
  paddingInline: space['5'],
  fontSize: vars.text.xs,
  color: color.text.muted,
});
export const foot = style({
  paddingInline: space['4'],
  paddingBlockEnd: space['3'],
  inlineSize: '100%',
  maxInlineSize: '60rem',
  marginInline: 'auto',
});
export const link = style({ color: 'inherit', textDecoration: 'underline', textUnderlineOffset: '0.15em' });
export const picture = style({
  display: 'block',
  inlineSize: 'auto',
  blockSize: 'auto',
  maxInlineSize: 'min(20rem, 100%)',
  maxBlockSize: '20rem',
  borderRadius: vars.radius.lg,
  background: color.surface.track,
});
export const dropping = style({ outline: `2px dashed ${color.border.focus}`, outlineOffset: '-6px' });
export const card = style({
  display: 'grid',
  gridTemplateColumns: '4rem minmax(0, 1fr)',
  gap: space['3'],
  inlineSize: 'min(20rem, 100%)',
  padding: space['3'],
  textAlign: 'start',
  border: `1px solid ${color.border.subtle}`,
  borderRadius: vars.radius.lg,
  background: color.surface.card,
});
export const cardPicture = style({ inlineSize: '4rem', blockSize: '5rem' });
export const words = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0, overflowWrap: 'anywhere' });
export const entry = style({ display: 'flex', flexDirection: 'column' });
export const earlier = style({ display: 'grid', justifyItems: 'center', gap: space['1'] });
export const toUnread = style({
  position: 'absolute',
  insetBlockStart: space['3'],
  insetInline: 0,
  display: 'flex',
  justifyContent: 'center',
});
export const chosen = style({ display: 'grid', gap: space['2'], paddingBlockEnd: space['1'] });
export const chosenItem = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: space['2'],
  paddingInlineStart: space['3'],
  border: `1px solid ${color.border.subtle}`,
  borderRadius: vars.radius.md,
  background: color.surface.card,
});
export const choice = style({
  display: 'flex',
  alignItems: 'center',
  gap: space['3'],
  inlineSize: '100%',
  minBlockSize: vars.size.touch,
  padding: space['2'],
  textAlign: 'start',
  borderRadius: vars.radius.md,
  '@media': { [canHover]: { ':hover': { background: color.surface.hover } } },
});
export const choicePicture = style({ inlineSize: '3rem', blockSize: '3.5rem', flexShrink: 0 });
export const onPhone = style({ '@media': { [from.desktop]: { display: 'none' } } });
export const grows = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
export const face = style({ inlineSize: '2.75rem', blockSize: '2.75rem', flexShrink: 0 });
export const logSkeleton = style({ padding: space['4'], marginBlockStart: 'auto' });
export const ownSide = style({ alignSelf: 'flex-end' });
export const empty = style({
  flex: 1,
  display: 'grid',
  placeContent: 'center',
  padding: space['4'],
  overflowY: 'auto',
});
export const listTitle = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space['3'],
});
export const hint = style({ padding: space['4'] });
export const aside = style({ display: 'flex', flexDirection: 'column', alignItems: 'flex-end', gap: space['1'] });
export const result = style([chat, { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: space['1'] }]);
