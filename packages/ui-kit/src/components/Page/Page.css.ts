import { from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { css } from '../../theme/style.ts';

// On paper, the printer sets the margins.
const print = { paddingBlock: '0' };

export const space = {
  sm: css({ paddingBlock: vars.space['6'], '@media': { print } }),
  md: css({
    paddingBlock: vars.space['8'],
    '@media': { [from.desktop]: { paddingBlock: vars.space['12'] }, print },
  }),
  lg: css({ paddingBlock: vars.space['24'], '@media': { print } }),
} as const;
