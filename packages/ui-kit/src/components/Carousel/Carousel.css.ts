import { vars } from '../../theme/contract.css.ts';
import { css, variants } from '../../theme/style.ts';
import { carouselWidths } from './Carousel.props.ts';

const { color, space } = vars;
const widths = { card: 'min(16rem, 78%)', wide: 'min(26rem, 88%)', full: '100%' } as const;

export const root = css({ display: 'flex', flexDirection: 'column', gap: space['4'], minInlineSize: 0 });
export const head = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space['2'] });
// Kept from the start, so that nothing moves when the buttons come.
export const withButtons = css({ minBlockSize: vars.size.touch });
export const heading = css({ flex: 1, minInlineSize: 0 });
export const position = css({ fontSize: vars.text.sm, color: color.text.muted, fontVariantNumeric: 'tabular-nums' });
export const track = css({
  display: 'flex',
  gap: space['4'],
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  // Mandatory: an arrow key moves to the next item, not a little.
  scrollSnapType: 'x mandatory',
  // The base rule for reduced motion turns it off.
  scrollBehavior: 'smooth',
  scrollbarWidth: 'none',
  // Room for the focus ring and the shadow of what it holds.
  padding: space['1'],
  margin: `calc(-1 * ${space['1']})`,
  scrollPaddingInline: space['1'],
  selectors: { '&:focus-visible': { borderRadius: vars.radius.md } },
  '@media': {
    print: { flexWrap: 'wrap', overflow: 'visible' },
  },
});
export const item = variants(carouselWidths, (key) => ({
  flex: 'none',
  inlineSize: widths[key],
  minInlineSize: 0,
  scrollSnapAlign: 'start',
}));
