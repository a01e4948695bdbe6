import { from, vars } from '@regen/ui-kit/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space, radius } = vars;

export const root = style({ display: 'grid', gap: space['3'] });
export const stage = style({
  aspectRatio: '4 / 5',
  overflow: 'hidden',
  borderRadius: radius.lg,
  background: color.surface.packshot,
  '@media': { [from.tablet]: { aspectRatio: '1' } },
});
globalStyle(`${stage} img`, { inlineSize: '100%', blockSize: '100%', objectFit: 'cover', objectPosition: '50% 65%' });
export const thumbs = style({ display: 'flex', gap: space['2'] });
export const thumb = style({
  display: 'block',
  inlineSize: '4rem',
  aspectRatio: '4 / 5',
  overflow: 'hidden',
  borderRadius: radius.md,
  background: color.surface.packshot,
  border: `2px solid transparent`,
  selectors: { '&[aria-pressed="true"]': { borderColor: color.primary.solid } },
});
globalStyle(`${thumb} img`, { inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
