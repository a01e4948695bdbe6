import { atoms } from '@regen/ui-kit/atoms';
import { below, from, vars } from '@regen/ui-kit/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { noticeRoom } from '~/kernel/page/notice-room.ts';

/** At the end of the page, and at the lower edge of the window until then, so it covers nothing permanently. */
export const bar = style({
  position: 'sticky',
  insetBlockEnd: noticeRoom,
  zIndex: vars.layer.sticky,
  '@media': { [from.tablet]: { display: 'none' } },
});
export const look = atoms({ background: 'card', shadow: 'float', paddingY: '3' });
// What gets the focus is scrolled to above it.
globalStyle(`html:has(${bar})`, {
  '@media': { [below.tablet]: { scrollPaddingBlockEnd: `calc(${noticeRoom} + 5rem)` } },
});
export const row = atoms({ display: 'flex', align: 'center', gap: '4' });
export const words = style([atoms({ leading: 'snug' }), { flex: 1, minInlineSize: 0 }]);
