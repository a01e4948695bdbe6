import { vars } from '@regen/ui-kit/src/theme/contract.css.ts';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const page = style({ color: color.text.body, background: color.surface.ground, minBlockSize: '100dvh' });

export const list = style({
  display: 'grid',
  gap: space['2'],
  paddingInlineStart: space['5'],
  listStyle: 'disc',
  maxInlineSize: '66ch',
});

export const frame = style({
  border: `1px solid ${color.border.subtle}`,
  borderRadius: vars.radius.md,
  background: color.surface.ground,
  overflow: 'auto',
});

export const window = style({
  inlineSize: '100%',
  border: `1px solid ${color.border.subtle}`,
  borderRadius: vars.radius.md,
  background: color.surface.ground,
});

export const source = style({ position: 'relative' });

export const summary = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space['2'],
  minBlockSize: vars.size.controlSmall,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.semibold,
  color: color.primary.solid,
  cursor: 'pointer',
  listStyle: 'none',
  '::marker': { content: '' },
});

/** Read aloud only. */
export const of = style({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

export const copy = style({ position: 'absolute', insetBlockStart: 0, insetInlineEnd: 0 });

export const scroller = style({
  marginBlockStart: space['1'],
  padding: space['4'],
  maxBlockSize: '32rem',
  overflow: 'auto',
  direction: 'ltr',
  textAlign: 'left',
  color: color.text.body,
  background: color.surface.sunken,
  border: `1px solid ${color.border.subtle}`,
  borderRadius: vars.radius.md,
});

export const pre = style({ fontFamily: vars.font.mono, fontSize: vars.text.sm, lineHeight: vars.leading.body });

export const keys = style({ display: 'inline-flex', flexWrap: 'wrap', gap: space['1'] });

export const key = style({
  paddingInline: space['2'],
  border: `1px solid ${color.border.control}`,
  borderRadius: vars.radius.sm,
  fontFamily: vars.font.sans,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.semibold,
  whiteSpace: 'nowrap',
});

/** Storybook's own table: it doesn't fold, and it is in its light theme. */
export const controls = style({
  overflowX: 'auto',
  padding: space['4'],
  borderRadius: vars.radius.md,
  background: color.surface.card,
});
