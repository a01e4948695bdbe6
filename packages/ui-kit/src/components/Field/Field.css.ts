import { canHover, forcedColors, reducedMotion } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { css } from '../../theme/style.ts';

const { color, space } = vars;

export const root = css({ display: 'flex', flexDirection: 'column', gap: space['2'], minInlineSize: 0 });
export const labelLine = css({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space['3'],
});
export const label = css({ fontSize: vars.text.sm, fontWeight: vars.weight.semibold, color: color.text.heading });
export const optional = css({ fontWeight: vars.weight.regular, color: color.text.muted });
export const hint = css({ fontSize: vars.text.sm, color: color.text.muted });
export const error = css({
  display: 'flex',
  gap: space['2'],
  alignItems: 'center',
  fontSize: vars.text.sm,
  fontWeight: vars.weight.medium,
  color: color.danger.text,
});

/** The look of a box that takes text; shared by TextField, TextArea, Select and Combobox. */
export const control = css({
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: vars.size.control,
  paddingBlock: space['2'],
  paddingInline: space['4'],
  border: `1px solid ${color.border.control}`,
  borderRadius: vars.radius.md,
  background: color.surface.card,
  color: color.text.body,
  // 16 px at least: iOS zooms into smaller controls.
  fontSize: vars.text.md,
  lineHeight: '1.4',
  transition: `border-color ${vars.duration.fast}, box-shadow ${vars.duration.fast}`,
  selectors: {
    '&::placeholder': { color: color.text.muted, opacity: 1 },
    '&:focus-visible': {
      outline: `2px solid ${color.border.focus}`,
      outlineOffset: '-1px',
      borderColor: color.border.focus,
      boxShadow: `0 0 0 4px color-mix(in srgb, ${color.border.focus} 18%, transparent)`,
    },
    '&[aria-invalid="true"]': { borderColor: color.danger.icon, boxShadow: `inset 0 0 0 1px ${color.danger.icon}` },
    '&:disabled': { background: color.surface.sunken, color: color.text.disabled, cursor: 'not-allowed' },
    '&:read-only:not(select)': { background: color.surface.sunken },
    // Browsers draw it in a color of their own; a field that can be cleared has a button of ours.
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
  '@media': {
    [canHover]: {
      selectors: { '&:hover:not(:disabled, [aria-invalid="true"])': { borderColor: color.primary.solid } },
    },
    [forcedColors]: { borderColor: 'ButtonText' },
    [reducedMotion]: { transition: 'none' },
  },
});

export const adorned = css({ position: 'relative', display: 'flex', alignItems: 'center' });
const adornment = { position: 'absolute', display: 'flex', alignItems: 'center', color: color.text.muted } as const;
export const start = css({ ...adornment, insetInlineStart: space['4'], pointerEvents: 'none' });
export const end = css({ ...adornment, insetInlineEnd: space['2'] });
export const withStart = css({ selectors: { '&&': { paddingInlineStart: space['12'] } } });
export const withEnd = css({ selectors: { '&&': { paddingInlineEnd: space['12'] } } });
