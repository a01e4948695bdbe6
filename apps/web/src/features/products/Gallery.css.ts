import { atoms } from '@regen/ui-kit/atoms';
import { from, vars } from '@regen/ui-kit/theme';
import { style } from '@vanilla-extract/css';

/** What the small pictures take: beside the large one on a phone, else below it. */
const small = `calc(4rem + ${vars.space['3']})`;

/** The large picture with the room of the small ones, which the list does not know. */
export const room = style({
  paddingInlineEnd: small,
  '@media': { [from.tablet]: { paddingInlineEnd: 0, paddingBlockEnd: small } },
});

/** The room of the large picture while the product is loading. */
export const stage = style([atoms({ background: 'packshot', radius: 'lg' }), { aspectRatio: '1' }]);

/** Lies over the picture of the list, which is seen until this one is there. */
export const over = style({ position: 'absolute', inset: 0 });
