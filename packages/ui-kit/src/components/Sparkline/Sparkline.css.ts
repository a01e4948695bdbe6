import { vars } from '../../theme/contract.css.ts';
import { css, variants } from '../../theme/style.ts';
import { sparklineSizes } from './Sparkline.props.ts';

const { color, space } = vars;
const sizes = {
  sm: { inlineSize: '5rem', blockSize: '1.5rem' },
  md: { inlineSize: '9rem', blockSize: '2.25rem' },
  lg: { inlineSize: '16rem', blockSize: '4rem' },
} as const;

export const root = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space['2'],
});
export const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space['3'],
  maxInlineSize: '100%',
});
/** Room for the markers at both ends. */
export const area = css({ position: 'relative', display: 'flex', flex: 'none', maxInlineSize: '100%' });
export const size = variants(sparklineSizes, (key) => sizes[key]);
export const readout = css({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: '5.5rem',
  fontSize: vars.text.xs,
  lineHeight: vars.leading.snug,
  fontVariantNumeric: 'tabular-nums',
  color: color.text.muted,
});
export const figure = css({ fontWeight: vars.weight.semibold, color: color.text.heading });
export const empty = css({ fontSize: vars.text.sm, color: color.text.muted });
export const lines = css({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  pointerEvents: 'none',
});
