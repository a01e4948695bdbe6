import { globalStyle } from '@vanilla-extract/css';
import { canHover, forcedColors } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { components } from '../../theme/layers.css.ts';
import { css } from '../../theme/style.ts';

const { color, space, duration, easing } = vars;

export const root = css({ position: 'relative', display: 'flex', minInlineSize: 0, color: color.text.body });
export const layout = {
  tall: css({ flexDirection: 'column', gap: space['4'], blockSize: '100%' }),
  wide: css({ flexDirection: 'row', gap: space['4'], alignItems: 'flex-start' }),
};

export const picture = css({
  position: 'relative',
  flex: 'none',
  overflow: 'hidden',
  borderRadius: vars.radius.lg,
  background: color.surface.packshot,
  aspectRatio: '4 / 5',
  selectors: { '&::after': { content: '""', position: 'absolute', inset: 0, background: color.surface.veil } },
  '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
});
export const pictureWide = css({ inlineSize: '6rem', aspectRatio: '1', borderRadius: vars.radius.md });
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

export const text = css({ flex: 1, minInlineSize: 0, display: 'flex', flexDirection: 'column', gap: space['1'] });
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
export const facts = css({ paddingBlockStart: space['1'], display: 'flex', flexDirection: 'column', gap: space['1'] });
/** At the foot, so that the buttons of a row line up. */
export const action = css({ position: 'relative', zIndex: 1, marginBlockStart: 'auto', paddingBlockStart: space['3'] });
/** A reason that can be opened stays reachable above the link's area. */
globalStyle(`${facts} details`, {
  '@layer': { [components]: { position: 'relative', zIndex: 1, inlineSize: 'fit-content' } },
});
