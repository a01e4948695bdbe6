import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { below, canHover, forcedColors, from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { components } from '../../theme/layers.css.ts';
import { css, variants } from '../../theme/style.ts';
import { galleryZooms } from './closer-look.ts';
import { galleryRatios } from './Gallery.props.ts';

const { color, space } = vars;
const ratios = { portrait: '4 / 5', square: '1', landscape: '3 / 2', adaptive: '1' } as const;

export const root = css({ display: 'flex', flexDirection: 'column', gap: space['3'] });
export const stage = css({
  position: 'relative',
  display: 'block',
  inlineSize: '100%',
  borderRadius: vars.radius.lg,
  overflow: 'hidden',
  background: color.surface.packshot,
  cursor: 'zoom-in',
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      background: color.surface.veil,
      pointerEvents: 'none',
    },
  },
});
export const ratio = variants(galleryRatios, (key) => ({ aspectRatio: ratios[key] }));
/** On a phone, what to choose from stands beside the large picture: below it, it would take the room of what is said about the thing. */
export const beside = css({
  '@media': {
    [below.tablet]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 4rem', alignItems: 'start' },
  },
});
export const hint = css({
  position: 'absolute',
  zIndex: 1,
  insetBlockEnd: space['3'],
  insetInlineEnd: space['3'],
  display: 'grid',
  placeContent: 'center',
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  borderRadius: vars.radius.full,
  background: color.surface.card,
  color: color.primary.solid,
  boxShadow: vars.shadow.raised,
  pointerEvents: 'none',
  '@media': {
    [forcedColors]: { border: '1px solid LinkText' },
    print: { display: 'none' },
  },
});
export const thumbs = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space['2'],
  '@media': { print: { display: 'none' } },
  selectors: { [`${beside} > &`]: { '@media': { [below.tablet]: { flexDirection: 'column' } } } },
});
export const thumb = css({
  display: 'block',
  inlineSize: '4rem',
  blockSize: '4rem',
  borderRadius: vars.radius.md,
  overflow: 'hidden',
  background: color.surface.packshot,
  border: '2px solid transparent',
  selectors: { '&[aria-current="true"]': { borderColor: color.primary.solid } },
  '@media': {
    [canHover]: { selectors: { '&:hover': { borderColor: color.border.control } } },
    [forcedColors]: { selectors: { '&[aria-current="true"]': { borderColor: 'Highlight' } } },
  },
});

export const bar = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  '@media': { [from.tablet]: { gap: space['2'] } },
});
export const position = css({
  // Its words wrap before its buttons do.
  minInlineSize: 0,
  fontSize: vars.text.sm,
  textAlign: 'center',
  color: color.text.muted,
  fontVariantNumeric: 'tabular-nums',
});
/** Scrolls where the picture is larger than it: by touch, wheel and arrow keys alike. */
export const viewport = css({
  // Left is left in a picture, whatever the text does; so scrolling counts from there.
  direction: 'ltr',
  blockSize: 'min(70dvh, 48rem)',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  borderRadius: vars.radius.md,
  background: color.surface.packshot,
  userSelect: 'none',
  selectors: {
    '&:focus-visible': { outlineOffset: '-2px' },
    // Along the line it is a swipe to the next picture.
    '&[data-zoom="1"]': { cursor: 'zoom-in', touchAction: 'pan-y pinch-zoom' },
    '&:not([data-zoom="1"])': { cursor: 'grab' },
    '&:not([data-zoom="1"]):active': { cursor: 'grabbing' },
  },
});

const within = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@layer': { [components]: rule } } as GlobalStyleRule);
// What the app draws: a picture element is then no box between the frame and the picture.
within(`${root} picture, ${viewport} picture`, { display: 'contents' });
within(`${root} img`, {
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});
// A portrait cut to a square is cut above: things stand.
within(`${ratio.adaptive} img`, { objectPosition: '50% 65%' });
for (const key of galleryZooms) {
  within(`${viewport}[data-zoom="${key}"] img`, {
    inlineSize: `${key * 100}%`,
    blockSize: `${key * 100}%`,
    maxInlineSize: 'none',
    objectFit: 'contain',
  });
}
