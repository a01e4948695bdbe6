import type { MouseEvent } from 'react';

/**
 * Spread on the router's link to a page that opens over the current one. Not a link to `.`, which would be announced as that of the current
 * page. Another tab or window is the browser's, and shows the page itself.
 */
export const overlayLink = (open: () => void) =>
  ({
    preload: false,
    'data-overlay': '',
    onClick(event: MouseEvent) {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      open();
    },
  }) as const;
