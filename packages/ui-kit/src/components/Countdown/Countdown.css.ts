import { forcedColors } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { css } from '../../theme/style.ts';

const { color, space } = vars;

export const root = {
  boxes: css({ display: 'flex', flexDirection: 'column', gap: space['2'] }),
  line: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: space['2'] }),
};
export const label = css({ fontSize: vars.text.sm, color: color.text.muted });
export const units = {
  boxes: css({ display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 5rem))', gap: space['2'] }),
  line: css({ display: 'flex', gap: space['2'], fontWeight: vars.weight.semibold }),
};
export const unit = {
  boxes: css({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    paddingBlock: space['3'],
    borderRadius: vars.radius.md,
    background: color.primary.soft,
    color: color.primary.softText,
    '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
  }),
  line: css({ display: 'flex', alignItems: 'baseline', gap: '0.2em' }),
};
/** Digits of one width: nothing moves as they change. */
export const figure = {
  boxes: css({
    fontFamily: vars.font.serif,
    fontSize: vars.heading.lg,
    fontVariantNumeric: 'tabular-nums lining-nums',
    lineHeight: vars.leading.tight,
  }),
  line: css({ fontVariantNumeric: 'tabular-nums' }),
};
export const name = {
  boxes: css({ fontSize: vars.text.xs }),
  line: css({ fontWeight: vars.weight.regular, color: color.text.muted }),
};
