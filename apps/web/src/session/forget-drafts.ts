/** A payment without a known result is not a draft: its status has to be requested under its key. */
const KEPT = 'regen.checkout.attempt';

function ownerOf(text: string | null): unknown {
  try {
    return (JSON.parse(text ?? 'null') as { owner?: unknown } | null)?.owner;
  } catch {
    return undefined;
  }
}

/** After sign-out, nothing that was typed in this tab stays on the device. */
export function forgetDrafts(owner: string): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith('regen.') && key !== KEPT && ownerOf(sessionStorage.getItem(key)) === owner) {
        sessionStorage.removeItem(key);
      }
    }
  } catch {
    // A browser without storage has stored nothing.
  }
}
