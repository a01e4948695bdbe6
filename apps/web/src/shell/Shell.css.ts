import { globalStyle, style } from '@vanilla-extract/css';
import { noticeRoom } from '~/kernel/page/notice-room.ts';

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100dvh',
  paddingBlockEnd: noticeRoom,
});
// What gets the focus is scrolled to above it.
globalStyle('html', { scrollPaddingBlockEnd: noticeRoom });
export const main = style({ flex: 1, minInlineSize: 0 });

export const pending = style({ display: 'grid', placeItems: 'center', minBlockSize: '60vh' });

// Room for two lines. Which words fit on the first depends on the font, and when ours takes the place of its fallback, the page below must
// not move.
export const announcement = style({ minBlockSize: '2.5rem' });
