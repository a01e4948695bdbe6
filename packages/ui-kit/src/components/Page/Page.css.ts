import { from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { css } from '../../theme/style.ts';

const room = (base: string, desktop = base) =>
  css({
    paddingBlock: base,
    // The printer sets the margins.
    '@media': { [from.desktop]: { paddingBlock: desktop }, print: { paddingBlock: '0' } },
  });

export const space = {
  sm: room(vars.space['6']),
  md: room(vars.space['8'], vars.space['12']),
  lg: room(vars.space['24']),
} as const;
