import { atoms } from '@regen/ui-kit/atoms';
import { below, from, vars } from '@regen/ui-kit/theme';
import { style } from '@vanilla-extract/css';
import { noticeRoom } from '~/kernel/page/notice-room.ts';

const { space } = vars;
/** What is left below the header, which scrolls away on phones. `use-room.ts` measures it. */
export const ROOM = '--messages-room';
const room = `max(min(26rem, 100dvh), var(${ROOM}, calc(100dvh - 9rem)))`;
/** The notice at the foot of the window lies over the panes, not over what stands in them. */
const overNotice = { paddingBlockEnd: noticeRoom } as const;
/** So narrow are phones with text of double size; the width is measured in text of the size that the person has chosen. */
const isNarrow = '(width < 20rem)';

export const panes = style({
  display: 'grid',
  '@media': {
    [from.desktop]: {
      gridTemplateColumns: 'minmax(18rem, 24rem) minmax(0, 1fr)',
      blockSize: room,
    },
  },
});
/** On a phone one of the two is there. */
export const onDesktop = style({ '@media': { [below.desktop]: { display: 'none' } } });
export const onPhone = style({ '@media': { [from.desktop]: { display: 'none' } } });

export const listPane = style([
  atoms({ background: 'card' }),
  {
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: 0,
    minBlockSize: 0,
    '@media': { [below.desktop]: { minBlockSize: room } },
  },
]);
export const listHead = style({ display: 'grid', gap: space['3'], padding: space['4'] });
export const line = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space['3'] });
/** As high as its buttons, also without them. */
export const headLine = style([line, { minBlockSize: vars.size.touch }]);
export const list = style({
  flex: 1,
  minBlockSize: 0,
  ...overNotice,
  '@media': { [from.desktop]: { overflowY: 'auto' } },
});
/** A row of the list: whom, what, when. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: space['3'],
  paddingBlock: space['3'],
  marginInline: space['1'],
  // Where it is a button, which is as wide as its text otherwise.
  inlineSize: `calc(100% - 2 * ${space['1']})`,
  whiteSpace: 'normal',
});
export const blockedRow = style([row, { alignItems: 'center', paddingInline: space['3'] }]);
export const rowSkeleton = style([row, { paddingInline: space['3'] }]);
export const result = style({
  display: 'grid',
  rowGap: space['1'],
  paddingBlock: space['3'],
  marginInline: space['1'],
  whiteSpace: 'normal',
});
export const aside = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  alignSelf: 'start',
  gap: space['1'],
});
export const words = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0, overflowWrap: 'anywhere' });
export const hint = style({ padding: space['4'] });

export const chatPane = style({
  display: 'flex',
  flexDirection: 'column',
  position: 'relative',
  minInlineSize: 0,
  minBlockSize: 0,
  ...overNotice,
  // Higher than the room where the text is large and the window is low: the page scrolls then.
  '@media': { [below.desktop]: { minBlockSize: room } },
});
export const chatHead = style([
  atoms({ borderBottom: 'subtle' }),
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space['3'],
    paddingBlock: space['2'],
    paddingInline: space['4'],
    minBlockSize: '4rem',
  },
]);
export const face = style({ display: 'contents', '@media': { [isNarrow]: { display: 'none' } } });
/** Wide enough for a word. */
export const grows = style({ flex: '1 1 6rem', minInlineSize: 0, overflowWrap: 'break-word' });
export const around = style({
  position: 'relative',
  flex: 1,
  minBlockSize: 0,
  display: 'flex',
  flexDirection: 'column',
  // As high as there is room for, and a few lines at least, however much is in it.
  '@media': { [below.desktop]: { minBlockSize: '8rem', contain: 'size' } },
});
export const toEnd = style({ position: 'absolute', insetBlockEnd: space['3'], insetInlineEnd: space['4'], zIndex: 1 });
export const toUnread = style({
  position: 'absolute',
  insetBlockStart: space['3'],
  insetInline: 0,
  display: 'flex',
  justifyContent: 'center',
});
export const earlier = style({ display: 'grid', justifyItems: 'center', gap: space['1'] });
export const entry = style({ display: 'flex', flexDirection: 'column' });
export const isFirst = style({ marginBlockStart: space['3'] });
export const empty = style({
  flex: 1,
  display: 'grid',
  placeContent: 'center',
  padding: space['4'],
  overflowY: 'auto',
});
/** Its line is there when nobody types, so that nothing moves. */
export const typing = style({ minBlockSize: '1.5rem', paddingInline: space['5'] });
export const foot = style({
  paddingInline: space['4'],
  paddingBlockEnd: space['3'],
  inlineSize: '100%',
  maxInlineSize: '60rem',
  marginInline: 'auto',
});
export const dropZone = style([
  atoms({ background: 'primarySoft', border: 'strong', radius: 'lg' }),
  { position: 'absolute', inset: space['2'], zIndex: 2, display: 'grid', placeContent: 'center' },
]);

export const pictureButton = style([
  atoms({ radius: 'lg' }),
  { display: 'block', inlineSize: 'fit-content', maxInlineSize: 'min(20rem, 100%)' },
]);
export const fileName = style([atoms({ fontSize: 'md' }), { overflowWrap: 'anywhere' }]);
/** As large as the window lets it, in its own shape. */
export const wholePicture = style([
  atoms({ radius: 'md', background: 'sunken' }),
  {
    display: 'block',
    inlineSize: 'auto',
    blockSize: 'auto',
    maxInlineSize: '100%',
    maxBlockSize: 'max(12rem, calc(100dvh - 15rem))',
    marginInline: 'auto',
  },
]);
export const picture = style([
  atoms({ radius: 'lg', background: 'sunken' }),
  { display: 'block', inlineSize: 'auto', blockSize: 'auto', maxInlineSize: '100%', maxBlockSize: '20rem' },
]);
export const card = style({
  display: 'grid',
  gridTemplateColumns: '4rem minmax(0, 1fr)',
  gap: space['3'],
  inlineSize: 'min(20rem, 100%)',
  textAlign: 'start',
  '@media': { [isNarrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const cardPicture = style({ inlineSize: '4rem', blockSize: '5rem' });
/** In line with the field above, as far as its text goes. */
export const choices = style({ marginInline: `calc(-1 * (${space['1']} + ${space['3']}))` });
export const chosen = style({ display: 'grid', gap: space['2'], paddingBlockEnd: space['1'] });
export const chosenItem = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  // One button, or two.
  gridAutoFlow: 'column',
  gridAutoColumns: 'auto',
  alignItems: 'center',
  gap: space['2'],
});
export const preview = style({ inlineSize: '3rem', blockSize: '3rem', flexShrink: 0 });
export const choicePicture = style({ inlineSize: '3rem', blockSize: '3.5rem', flexShrink: 0 });
export const faceSkeleton = style({ inlineSize: '2.75rem', blockSize: '2.75rem', flexShrink: 0 });
export const logSkeleton = style({ padding: space['4'], marginBlockStart: 'auto' });
export const ownSide = style({ alignSelf: 'flex-end' });
