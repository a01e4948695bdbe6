import { canHover } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { css, variants } from '../../theme/style.ts';
import { quantityStepperSizes } from './QuantityStepper.props.ts';

const { color } = vars;

/** A fieldset does not hand its height on, so the frame is a box inside it. */
export const group = css({ inlineSize: 'fit-content' });
export const root = css({
  display: 'flex',
  alignItems: 'stretch',
  border: `1px solid ${color.border.control}`,
  borderRadius: vars.radius.md,
  background: color.surface.card,
});
export const size = variants(quantityStepperSizes, (key) => ({
  blockSize: key === 'sm' ? vars.size.touch : vars.size.control,
}));
export const button = css({
  display: 'grid',
  placeContent: 'center',
  inlineSize: vars.size.touch,
  borderRadius: `calc(${vars.radius.md} - 1px)`,
  color: color.primary.solid,
  transition: `background-color ${vars.duration.fast}`,
  selectors: { '&[aria-disabled="true"]': { color: color.border.control, cursor: 'not-allowed' } },
  '@media': {
    [canHover]: { selectors: { '&:hover:not([aria-disabled="true"])': { background: color.surface.hover } } },
  },
});
export const input = css({
  inlineSize: '2.5rem',
  minInlineSize: 0,
  border: 0,
  background: 'transparent',
  textAlign: 'center',
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  appearance: 'textfield',
  borderRadius: vars.radius.sm,
  selectors: {
    '&::-webkit-inner-spin-button, &::-webkit-outer-spin-button': { appearance: 'none', margin: 0 },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});
export const disabled = css({ background: color.surface.sunken, color: color.text.disabled });
