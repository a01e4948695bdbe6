/** How high the notice at the foot of the window is, while there is one; it lies over the page. */
export const NOTICE_ROOM = '--store-notice';

/** What a page leaves free for it. */
export const noticeRoom = `var(${NOTICE_ROOM}, 0px)`;
