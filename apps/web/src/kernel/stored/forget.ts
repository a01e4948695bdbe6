import { clearExceptDevice, type KeyValueStorage } from '@regen/sdk/session';
import { storageChanged } from './stored.ts';

/** At the end of a session, and when somebody else signs in: only what belongs to the device stays in local storage (rule S7). */
export function forgetPerson(storage: KeyValueStorage): void {
  clearExceptDevice(storage);
  storageChanged();
}

function ownerOf(text: string | null): unknown {
  try {
    return (JSON.parse(text ?? 'null') as { owner?: unknown } | null)?.owner;
  } catch {
    return undefined;
  }
}

/** What a person typed in this tab does not stay on the device after they sign out. */
export function forgetDrafts(owner: string): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      const isTheirs = key.startsWith('regen.draft.') && ownerOf(sessionStorage.getItem(key)) === owner;
      if (isTheirs) sessionStorage.removeItem(key);
    }
  } catch {
    // A browser without storage has kept nothing.
  }
}
