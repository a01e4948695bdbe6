import { forcedColors } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { css, variants } from '../../theme/style.ts';
import { markSizes } from './Mark.props.ts';

const { color } = vars;
const sizes = { sm: '2rem', md: '2.5rem', lg: '3.5rem' } as const;

export const root = css({
  display: 'grid',
  placeContent: 'center',
  flex: 'none',
  borderRadius: vars.radius.full,
  fontSize: vars.text.sm,
  fontVariantNumeric: 'tabular-nums lining-nums',
  '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
});
export const size = variants(markSizes, (key) => ({ inlineSize: sizes[key], blockSize: sizes[key] }));
const edged = (background: string, edge: string, text: string) =>
  css({ background, color: text, border: `${vars.border.thin} solid ${edge}` });
export const tone = {
  outline: edged('transparent', color.border.control, color.text.muted),
  primary: edged(color.primary.solid, color.primary.solid, color.primary.on),
  accent: edged(color.secondary.soft, color.secondary.soft, color.secondary.softText),
  success: edged(color.success.soft, color.success.border, color.success.text),
};
