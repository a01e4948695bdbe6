const key = 'regen.reloadedFor';

/** A script or style chunk that did not arrive: after a deployment, the ones that an open page names are gone. */
export function isChunkLoadError(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|importing a module script|module script failed|preload CSS/i.test(error.message)
  );
}

/** Reloads the page once by force for this error (§2). False when that was done before, or cannot be remembered. */
export function reloadOnce(error: Error): boolean {
  try {
    if (!navigator.onLine || sessionStorage.getItem(key) === error.message) return false;
    sessionStorage.setItem(key, error.message);
  } catch {
    return false;
  }
  location.reload();
  return true;
}
