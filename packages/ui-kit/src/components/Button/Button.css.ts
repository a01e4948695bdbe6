import { canHover, forcedColors } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { css, variants } from '../../theme/style.ts';
import { buttonSizes } from './Button.props.ts';

const { color, space } = vars;
const inertSelector = '&:disabled, &[aria-disabled="true"]';

export const root = css({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space['2'],
  maxInlineSize: '100%',
  border: '1px solid transparent',
  borderRadius: vars.radius.md,
  fontFamily: vars.font.sans,
  fontWeight: vars.weight.semibold,
  lineHeight: '1.2',
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: ['background-color', 'border-color', 'color']
    .map((property) => `${property} ${vars.duration.fast} ${vars.easing.out}`)
    .join(', '),
  selectors: {
    [inertSelector]: { cursor: 'not-allowed' },
    '&[aria-busy="true"]': { cursor: 'progress' },
  },
  '@media': { [forcedColors]: { borderColor: 'ButtonBorder' } },
});

const sizes = {
  sm: { minBlockSize: vars.size.controlSmall, paddingInline: space['3'], fontSize: vars.text.sm },
  md: { minBlockSize: vars.size.control, paddingInline: space['6'], fontSize: vars.text.md },
  lg: { minBlockSize: '3.5rem', paddingInline: space['8'], fontSize: vars.text.lg },
} as const;

export const size = variants(buttonSizes, (key) => ({ ...sizes[key], paddingBlock: space['2'] }));

const quietWhenInert = {
  background: color.surface.sunken,
  borderColor: color.surface.sunken,
  color: color.text.disabled,
};
const live = (rest: object, hover: object, active: object, inert: object = quietWhenInert) => ({
  ...rest,
  '@media': { [canHover]: { selectors: { '&:hover:not(:disabled, [aria-disabled="true"])': hover } } },
  selectors: {
    '&:active:not(:disabled, [aria-disabled="true"])': active,
    '&:disabled, &[aria-disabled="true"]:not([aria-busy="true"])': inert,
  },
});

export const variant = {
  primary: css(
    live(
      { background: color.primary.solid, color: color.primary.on },
      { background: color.primary.hover },
      { background: color.primary.active },
    ),
  ),
  secondary: css(
    live(
      { background: color.surface.card, borderColor: color.border.control, color: color.primary.solid },
      { borderColor: color.primary.solid, background: color.surface.hover },
      { background: color.surface.selected },
    ),
  ),
  ghost: css(
    live(
      { background: 'transparent', color: color.primary.solid },
      { background: color.surface.hover },
      { background: color.surface.selected },
      { color: color.text.disabled },
    ),
  ),
  danger: css(
    live(
      { background: color.danger.solid, color: color.danger.on },
      { background: color.danger.hover },
      { background: color.danger.hover },
    ),
  ),
};

/** Its label, not its padding, stands at the edge. */
export const flush = css({
  marginInlineStart: `calc(-1px - ${space['3']})`,
  // A parent that is as wide as its content is narrower than the button by that much.
  maxInlineSize: `calc(100% + 1px + ${space['3']})`,
});
export const fullWidth = css({ inlineSize: '100%' });
/** The label keeps its width, and the button its name, under the spinner. */
export const hidden = css({ opacity: 0, display: 'inline-flex', alignItems: 'center', gap: 'inherit' });
export const spinner = css({ position: 'absolute', inset: 0, display: 'grid', placeContent: 'center' });
