import { reducedMotion } from '@regen/ui-kit/src/theme/breakpoints.ts';
import { vars } from '@regen/ui-kit/src/theme/contract.css.ts';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

/** A whole page in one theme, whatever the toolbar says: its colors are what it shows. */
export const sheet = style({
  padding: space['6'],
  margin: `calc(-1 * ${space['6']})`,
  minBlockSize: '100dvh',
  background: color.surface.ground,
});

export const swatch = style({
  blockSize: space['16'],
  borderRadius: vars.radius.md,
  border: `1px solid ${color.border.control}`,
  forcedColorAdjust: 'none',
});

export const code = style({
  fontFamily: vars.font.mono,
  fontSize: vars.text.xs,
  color: color.text.muted,
  overflowWrap: 'anywhere',
  direction: 'ltr',
  unicodeBidi: 'isolate',
});

export const bar = style({
  maxInlineSize: '100%',
  blockSize: space['4'],
  background: color.secondary.solid,
  borderRadius: vars.radius.sm,
});

export const shape = style({
  inlineSize: space['20'],
  blockSize: space['20'],
  background: color.surface.raised,
  border: `1px solid ${color.border.control}`,
});

export const track = style({
  position: 'relative',
  blockSize: space['10'],
  borderRadius: vars.radius.full,
  background: color.surface.sunken,
  border: `1px solid ${color.border.subtle}`,
  overflow: 'hidden',
});

export const runner = style({
  position: 'absolute',
  insetBlock: '0',
  insetInlineStart: '0',
  inlineSize: space['10'],
  borderRadius: vars.radius.full,
  background: color.primary.solid,
  transitionProperty: 'inset-inline-start',
  '@media': { [reducedMotion]: { transitionProperty: 'none' } },
});

export const arrived = style({ insetInlineStart: `calc(100% - ${space['10']})` });

export const overflowing = style({ overflowWrap: 'anywhere' });
