import type { MouseEvent } from 'react';

/** Plays the video from a moment. False if it cannot yet. */
export type PlayFrom = (seconds: number) => boolean;

/**
 * The attributes of a link to a moment of the video on this page. It is a URL of its own, to copy or to open in a new tab. Without scripts,
 * or before they have loaded, it opens the page at that moment.
 */
export const momentLink = (start: number) => ({ href: `?t=${Math.floor(start)}`, 'data-start': start });

/**
 * The attributes of a list of such links, which may be long: one handler plays the video from the one that is pressed. The keyboard presses links
 * by a click as well.
 */
export const momentList = (playFrom: PlayFrom) => ({
  onClick(event: MouseEvent) {
    const { altKey, ctrlKey, metaKey, shiftKey, target } = event;
    const link = target instanceof Element ? target.closest<HTMLElement>('[data-start]') : null;
    if (!link || altKey || ctrlKey || metaKey || shiftKey) return;
    if (playFrom(Number(link.dataset['start']))) event.preventDefault();
  },
});
