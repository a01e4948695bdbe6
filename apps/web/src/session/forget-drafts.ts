/** A payment whose answer is not known yet is no draft: it has to be asked about under its key. */
const KEPT = 'regen.checkout.attempt';

function ownerOf(text: string | null): unknown {
  try {
    return (JSON.parse(text ?? 'null') as { owner?: unknown } | null)?.owner;
  } catch {
    return undefined;
  }
}

/** Who signs out is done: what they typed in this tab does not stay on the device. */
export function forgetDrafts(owner: string): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith('regen.') && key !== KEPT && ownerOf(sessionStorage.getItem(key)) === owner) {
        sessionStorage.removeItem(key);
      }
    }
  } catch {
    // A browser without storage has kept nothing.
  }
}
