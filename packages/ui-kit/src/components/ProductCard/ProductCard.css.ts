import { globalStyle } from '@vanilla-extract/css';
import { canHover, forcedColors } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { components } from '../../theme/layers.css.ts';
import { css } from '../../theme/style.ts';

const { color, space, duration, easing } = vars;

export const root = css({ position: 'relative', minInlineSize: 0, color: color.text.body });
/** Picture, text, price and buttons: in a grid, those of the row, so that they line up. */
const rowsOfGrid = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'subgrid',
  gridRow: 'span 4',
} as const;
/** Outside a grid, a card has rows of its own, with the buttons at the foot. */
const tall = css({ ...rowsOfGrid, gridAutoRows: 'auto 1fr auto auto', rowGap: 0, blockSize: '100%' });
const wide = css({ display: 'flex', gap: space['4'], alignItems: 'flex-start' });
/** An item of a grid, around a tall card. */
export const gridItem = css(rowsOfGrid);

const picture = css({
  gridRow: 1,
  position: 'relative',
  flex: 'none',
  overflow: 'hidden',
  borderRadius: vars.radius.lg,
  background: color.surface.packshot,
  aspectRatio: '4 / 5',
  selectors: { '&::after': { content: '""', position: 'absolute', inset: 0, background: color.surface.veil } },
  '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
});
const pictureWide = css({ inlineSize: '6rem', aspectRatio: '1', borderRadius: vars.radius.md });
const inPicture = (selector: string, rule: object) =>
  globalStyle(`${picture} ${selector}`, { '@layer': { [components]: rule } });
inPicture('img', {
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  transition: `transform 600ms ${easing.out}`,
});
globalStyle(`${root}:hover ${picture} img`, {
  '@layer': { [components]: { '@media': { [canHover]: { transform: 'scale(1.03)' } } } },
});

export const badges = css({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: space['3'],
  insetInlineStart: space['3'],
  display: 'flex',
  flexWrap: 'wrap',
  gap: space['1'],
  maxInlineSize: 'calc(100% - 4.5rem)',
});
export const corner = css({ position: 'absolute', zIndex: 1, insetBlockStart: space['2'], insetInlineEnd: space['2'] });

const text = css({ display: 'contents' });
const textWide = css({ flex: 1, minInlineSize: 0, display: 'flex', flexDirection: 'column' });
export const about = css({
  gridRow: 2,
  display: 'flex',
  flexDirection: 'column',
  gap: space['1'],
  selectors: { [`${text} > &`]: { paddingBlockStart: space['4'] } },
});
export const eyebrow = css({ fontSize: vars.text.sm, color: color.text.muted });
export const name = css({
  fontFamily: vars.font.sans,
  fontSize: vars.text.lg,
  fontWeight: vars.weight.semibold,
  lineHeight: '1.3',
  color: color.text.heading,
});
/** The link's area is the whole card, while the name alone is what is read. */
export const link = css({
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.22em',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.lg },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${color.border.focus}`, outlineOffset: '3px' },
  },
  transition: `color ${duration.fast}`,
  '@media': { [canHover]: { selectors: { '&:hover': { textDecorationLine: 'underline' } } } },
});
export const size = css({ fontSize: vars.text.sm, color: color.text.muted });
export const facts = css({
  gridRow: 3,
  paddingBlockStart: space['2'],
  display: 'flex',
  flexDirection: 'column',
  gap: space['1'],
});
export const action = css({
  gridRow: 4,
  position: 'relative',
  zIndex: 1,
  marginBlockStart: 'auto',
  paddingBlockStart: space['4'],
});
export const layouts = {
  tall: { root: tall, picture, text },
  wide: { root: wide, picture: [picture, pictureWide].join(' '), text: textWide },
};

/** A reason that can be opened stays reachable above the link's area. */
globalStyle(`${facts} details`, {
  '@layer': { [components]: { position: 'relative', zIndex: 1, inlineSize: 'fit-content' } },
});
