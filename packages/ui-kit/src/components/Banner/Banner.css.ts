import { forcedColors } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { css, variants } from '../../theme/style.ts';
import { bannerTones } from './Banner.props.ts';

const { color, space } = vars;

export const root = css({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space['3'],
  paddingBlock: space['3'],
  paddingInline: space['4'],
  borderRadius: vars.radius.md,
  border: '1px solid transparent',
  '@media': { [forcedColors]: { borderColor: 'CanvasText' } },
});
export const tone = variants(bannerTones, (key) => ({
  background: color[key].soft,
  borderColor: `color-mix(in srgb, ${color[key].border} 60%, transparent)`,
}));
export const icon = variants(bannerTones, (key) => ({
  color: color[key].icon,
  paddingBlockStart: '0.15rem',
  display: 'flex',
}));
export const title = variants(bannerTones, (key) => ({ color: color[key].text, fontWeight: vars.weight.semibold }));
export const text = css({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space['4'],
  rowGap: space['2'],
});
export const words = css({ flex: '1 1 16rem', minInlineSize: 0 });
export const close = css({ marginBlock: '-0.375rem', marginInlineEnd: '-0.5rem' });
