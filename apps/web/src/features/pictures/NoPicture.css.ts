import { vars } from '@regen/ui-kit/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** As large as the picture would be. What is drawn is in its middle, and grows with it at a slower pace; its line does not. */
export const drawing = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  paddingInline: 'calc((100% - clamp(min(2rem, 50%), 16%, 5rem)) / 2)',
  color: vars.color.text.muted,
  strokeWidth: '1.667px',
});
globalStyle(`${drawing} path`, { vectorEffect: 'non-scaling-stroke' });
