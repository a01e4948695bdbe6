import { canHover, forcedColors } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { css } from '../../theme/style.ts';

const { color, space } = vars;

export const root = css({ display: 'flex', flexDirection: 'column', gap: space['1'] });
/** Tall enough for a thumb. */
export const line = css({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space['3'],
  paddingBlock: space['2'],
  cursor: 'pointer',
});

const image = (path: string) =>
  `url("data:image/svg+xml,${encodeURIComponent(`<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' fill='none' stroke='white' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'><path d='${path}'/></svg>`)}")`;

const checked = { backgroundColor: color.primary.solid, borderColor: color.primary.solid };

/** Shared with Radio. */
export const input = css({
  appearance: 'none',
  flex: 'none',
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  marginBlockStart: '0.2rem',
  border: `1.5px solid ${color.border.control}`,
  backgroundColor: color.surface.card,
  backgroundPosition: 'center',
  backgroundSize: '100%',
  cursor: 'inherit',
  transition: `background-color ${vars.duration.fast}, border-color ${vars.duration.fast}`,
  selectors: {
    '&:checked, &[type="checkbox"]:indeterminate': checked,
    '&:disabled': { backgroundColor: color.surface.sunken, borderColor: color.border.subtle, cursor: 'not-allowed' },
    '&:disabled:checked': { backgroundColor: color.text.disabled },
    '&[aria-invalid="true"]': { borderColor: color.danger.icon },
  },
  '@media': {
    [canHover]: { selectors: { '&:hover:not(:disabled)': { borderColor: color.primary.solid } } },
    // The system draws the control where the author's colors are switched off.
    [forcedColors]: { appearance: 'auto' },
  },
});

export const box = css({
  borderRadius: vars.radius.sm,
  selectors: {
    '&:checked': { backgroundImage: image('M3.5 8.5l3 3 6-7') },
    '&:indeterminate': { backgroundImage: image('M4 8h8') },
  },
});

export const label = css({ flex: 1, minInlineSize: 0 });
export const aside = css({ color: color.text.muted, fontSize: vars.text.sm, fontVariantNumeric: 'tabular-nums' });
export const disabled = css({ color: color.text.disabled, cursor: 'not-allowed' });
/** Under the text of the label. */
export const note = css({ marginInlineStart: '2rem' });
