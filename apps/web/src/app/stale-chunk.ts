const key = 'regen.reloadedFor';

/** A chunk that did not arrive: after a deployment, the ones that an open page names are gone. */
export function isChunkLoadError(error: unknown): error is Error {
  return error instanceof Error && /dynamically imported module|importing a module script/i.test(error.message);
}

/**
 * Reloads the page once by force for this chunk (§2): what was typed is in the session storage. False when that was done
 * before or cannot be remembered, and without a connection: a reload would lose the page and bring none.
 */
export function reloadOnce(error: unknown): boolean {
  try {
    if (!isChunkLoadError(error) || !navigator.onLine || sessionStorage.getItem(key) === error.message) return false;
    sessionStorage.setItem(key, error.message);
  } catch {
    return false;
  }
  location.reload();
  return true;
}
