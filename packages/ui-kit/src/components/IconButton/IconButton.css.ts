import { globalStyle } from '@vanilla-extract/css';
import { forcedColors } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { components } from '../../theme/layers.css.ts';
import { css, variants } from '../../theme/style.ts';
import { iconButtonSizes } from './IconButton.props.ts';

const sizes = { sm: vars.size.controlSmall, md: vars.size.touch } as const;

// Two classes deep, so that it wins over the button's own padding whatever the order of files.
export const root = css({ selectors: { '&&': { padding: 0, borderRadius: vars.radius.full, flex: 'none' } } });

export const size = variants(iconButtonSizes, (key) => ({
  selectors: { '&&': { inlineSize: sizes[key], blockSize: sizes[key], minBlockSize: sizes[key] } },
}));

export const floating = css({
  selectors: { '&&': { background: vars.color.surface.card, boxShadow: vars.shadow.raised } },
});

export const pressed = css({ selectors: { '&&': { color: vars.color.danger.icon } } });
globalStyle(`${pressed} path`, { '@layer': { [components]: { fill: 'currentColor' } } });

export const count = css({
  position: 'absolute',
  insetBlockStart: '0.125rem',
  insetInlineEnd: '0.0625rem',
  minInlineSize: '1.125rem',
  paddingInline: '0.3rem',
  borderRadius: vars.radius.full,
  background: vars.color.primary.solid,
  color: vars.color.primary.on,
  boxShadow: `0 0 0 2px ${vars.color.surface.card}`,
  fontSize: '0.6875rem',
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: '1.125rem',
  textAlign: 'center',
  '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
});

/** Drawn, as an icon is: they are no part of the name, which says who it is. */
export const initials = css({ selectors: { '&::before': { content: 'attr(data-initials)' } } });
// Initials fill the button more than an icon does.
globalStyle(`${initials} + ${count}`, {
  '@layer': { [components]: { insetBlockStart: '-0.25rem', insetInlineEnd: '-0.375rem' } },
});
