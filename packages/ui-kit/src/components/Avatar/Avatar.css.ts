import { vars } from '../../theme/contract.css.ts';
import { css, variants } from '../../theme/style.ts';
import { avatarSizes } from './Avatar.props.ts';

const sizes = { sm: ['2rem', vars.text.xs], md: ['2.75rem', vars.text.sm], lg: ['4rem', vars.text.lg] } as const;

export const root = css({
  display: 'inline-grid',
  placeContent: 'center',
  flex: 'none',
  overflow: 'hidden',
  borderRadius: vars.radius.full,
  background: vars.color.secondary.soft,
  color: vars.color.secondary.softText,
  fontWeight: vars.weight.semibold,
  lineHeight: '1',
  // The background of a chosen row is close to its own.
  selectors: { '[aria-current="page"] > &': { background: vars.color.surface.card } },
});
export const size = variants(avatarSizes, (key) => ({
  inlineSize: sizes[key][0],
  blockSize: sizes[key][0],
  fontSize: sizes[key][1],
}));
export const image = css({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
