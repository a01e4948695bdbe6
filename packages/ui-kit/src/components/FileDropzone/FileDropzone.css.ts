import { canHover, forcedColors, reducedMotion } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { css } from '../../theme/style.ts';

const { color, space } = vars;

export const zone = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space['1'],
  padding: space['6'],
  border: `1.5px dashed ${color.border.control}`,
  borderRadius: vars.radius.md,
  background: color.surface.card,
  textAlign: 'center',
  color: color.text.muted,
  cursor: 'pointer',
  transition: `border-color ${vars.duration.fast}, background-color ${vars.duration.fast}`,
  selectors: {
    '&:focus-within': { outline: `2px solid ${color.border.focus}`, outlineOffset: '2px' },
    '&:has([aria-invalid="true"])': { borderColor: color.danger.icon },
    '&:has(:disabled)': { background: color.surface.sunken, cursor: 'not-allowed' },
  },
  '@media': {
    [canHover]: { selectors: { '&:hover:not(:has(:disabled))': { borderColor: color.primary.solid } } },
    [forcedColors]: { borderColor: 'ButtonText' },
    [reducedMotion]: { transition: 'none' },
  },
});
export const over = css({
  selectors: { '&&': { borderStyle: 'solid', borderColor: color.primary.solid, background: color.surface.selected } },
  '@media': { [forcedColors]: { selectors: { '&&': { borderColor: 'Highlight' } } } },
});
/** Covers the zone: the browser itself takes the click, the keys and the drop. */
export const input = css({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
  cursor: 'inherit',
});
export const prompt = css({ fontWeight: vars.weight.semibold, color: color.primary.solid });
export const drop = css({ fontSize: vars.text.sm });

export const list = css({ display: 'flex', flexDirection: 'column', gap: space['2'] });
export const item = css({
  display: 'flex',
  alignItems: 'center',
  gap: space['3'],
  padding: space['3'],
  border: `1px solid ${color.border.subtle}`,
  borderRadius: vars.radius.md,
  background: color.surface.card,
});
export const failed = css({ borderColor: color.danger.border });
export const about = css({ flex: 1, minInlineSize: 0, display: 'flex', flexDirection: 'column', gap: space['1'] });
export const name = css({ fontWeight: vars.weight.medium, overflowWrap: 'anywhere' });
export const note = css({ fontSize: vars.text.sm, color: color.text.muted, fontVariantNumeric: 'tabular-nums' });
export const retry = css({ alignSelf: 'flex-start', marginBlockStart: space['1'] });
export const error = css({ fontSize: vars.text.sm, color: color.danger.text });
export const tone = {
  waiting: css({ color: color.text.muted }),
  uploading: css({ color: color.text.muted }),
  done: css({ color: color.success.icon }),
  failed: css({ color: color.danger.icon }),
};
