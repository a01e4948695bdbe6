import { canHover, forcedColors, from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { css } from '../../theme/style.ts';

const { color, space } = vars;

export const list = css({ display: 'flex', gap: space['2'], '@media': { print: { display: 'none' } } });
export const step = css({
  position: 'relative',
  flex: 1,
  minInlineSize: 0,
  paddingBlockStart: space['3'],
  borderBlockStart: `3px solid ${color.surface.track}`,
});
export const state = {
  done: css({ borderBlockStartColor: color.secondary.solid }),
  // On phones the current step takes the room that its name needs.
  current: css({
    borderBlockStartColor: color.primary.solid,
    flex: '1 0 auto',
    maxInlineSize: '60%',
    '@media': { [from.tablet]: { flex: 1, maxInlineSize: 'none' } },
  }),
  upcoming: css({ '@media': { [forcedColors]: { borderBlockStartStyle: 'dotted' } } }),
};
export const content = css({
  display: 'flex',
  alignItems: 'center',
  gap: space['2'],
  fontSize: vars.text.sm,
  color: color.text.muted,
  minBlockSize: space['6'],
});
export const currentText = css({ color: color.text.heading, fontWeight: vars.weight.semibold });
export const link = css({
  color: color.text.heading,
  borderRadius: vars.radius.sm,
  '@media': {
    [canHover]: { selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.22em' } } },
  },
});
/** Four labels do not fit on a phone: only the current one is written out there. */
export const label = css({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const compact = css({
  clipPath: 'inset(50%)',
  position: 'absolute',
  inlineSize: '1px',
  '@media': { [from.tablet]: { clipPath: 'none', position: 'static', inlineSize: 'auto' } },
});
