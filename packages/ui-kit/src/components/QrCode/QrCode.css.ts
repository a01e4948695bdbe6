import { vars } from '../../theme/contract.css.ts';
import { css, variants } from '../../theme/style.ts';
import { qrCodeSizes } from './QrCode.props.ts';

const sizes = { sm: '6rem', md: '10rem', lg: '16rem' } as const;

export const root = css({
  display: 'inline-flex',
  flexDirection: 'column',
  gap: vars.space['2'],
  maxInlineSize: '100%',
  breakInside: 'avoid',
});
export const size = variants(qrCodeSizes, (key) => ({ inlineSize: sizes[key], maxInlineSize: '100%' }));
// Black on white in every theme and on paper: cameras look for dark modules on a light ground.
export const code = css({
  blockSize: 'auto',
  borderRadius: vars.radius.sm,
  background: 'white',
  fill: 'black',
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
});
export const caption = css({
  fontSize: vars.text.sm,
  color: vars.color.text.muted,
  overflowWrap: 'anywhere',
});
