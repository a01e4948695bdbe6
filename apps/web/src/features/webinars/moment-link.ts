import type { MouseEvent } from 'react';

/** Plays the video from a moment. False if it cannot yet. */
export type PlayFrom = (seconds: number) => boolean;

/**
 * The attributes of a link to a moment of the video on this page. It is an address of its own, to copy or to open in a new tab; a press
 * plays the video from there. Without scripts, or before they have loaded, it opens the page at that moment.
 */
export function momentLink(start: number, playFrom: PlayFrom) {
  return {
    href: `?t=${Math.floor(start)}`,
    onClick(event: MouseEvent) {
      const { altKey, ctrlKey, metaKey, shiftKey } = event;
      if (altKey || ctrlKey || metaKey || shiftKey) return;
      if (playFrom(start)) event.preventDefault();
    },
  };
}
