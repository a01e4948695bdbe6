import type { KeyValueStorage } from '@regen/sdk/session';
import { ownerOfKey, REGISTER } from './register.ts';
import { storageChanged } from './stored.ts';

const ofDevice = Object.keys(REGISTER).filter((key) => ownerOfKey(key) === 'device');

/** At the end of a session, and when somebody else signs in: only what belongs to the device stays in local storage (rule S7). */
export function forgetPerson(storage: KeyValueStorage): void {
  const kept = ofDevice.map((key) => [key, storage.getItem(key)] as const);
  storage.clear();
  for (const [key, text] of kept) if (text !== null) storage.setItem(key, text);
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
      const isTheirs = ownerOfKey(key) === 'draft' && ownerOf(sessionStorage.getItem(key)) === owner;
      if (isTheirs) sessionStorage.removeItem(key);
    }
  } catch {
    // A browser without storage has kept nothing.
  }
  storageChanged();
}
