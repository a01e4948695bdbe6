/**
 * For the loader of a list whose filter or page is in the URL. On a page that stays, the screen keeps what it shows until
 * the next list is there, and reports a failure itself.
 */
export async function firstPaint(cause: 'preload' | 'enter' | 'stay', read: Promise<unknown>): Promise<void> {
  if (cause === 'stay') read.catch(() => undefined);
  else await read;
}
