import type { StoredKey } from '../stored/register.ts';
import { ChunkLoadError } from './load-chunk.ts';

// Not through `stored`: where the time cannot be kept, the page must not be reloaded.
const key: StoredKey = 'regen.tab.reloadedAt.1';
/** Another reload within this time, in milliseconds, is pointless, whichever chunk it was. */
const AGAIN = 60_000;

/** A chunk that did not arrive: after a deployment, the ones that an open page names are gone. */
export function isChunkLoadError(error: unknown): error is Error {
  return error instanceof ChunkLoadError;
}

/**
 * Reloads the page once by force (rule A3): what was typed is in the session storage. False when that was done just before or cannot
 * be remembered, and without a connection: a reload would lose the page and bring none.
 */
export function reloadOnce(error: unknown): boolean {
  try {
    const now = Date.now();
    if (!isChunkLoadError(error) || !navigator.onLine || now - Number(sessionStorage.getItem(key)) < AGAIN)
      return false;
    sessionStorage.setItem(key, String(now));
  } catch {
    return false;
  }
  location.reload();
  return true;
}
