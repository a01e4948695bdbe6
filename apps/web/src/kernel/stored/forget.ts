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

function forget(area: 'localStorage' | 'sessionStorage', isForgotten: (key: string, text: string | null) => boolean) {
  try {
    const storage = globalThis[area];
    for (const key of Object.keys(storage)) if (isForgotten(key, storage.getItem(key))) storage.removeItem(key);
  } catch {
    // A browser without storage has kept nothing.
  }
  storageChanged();
}

/** What a person typed in this tab does not stay on the device after they sign out. */
export function forgetDrafts(owner: string): void {
  forget('sessionStorage', (key, text) => key.startsWith('regen.draft.') && ownerOf(text) === owner);
}

/** Somebody else has taken the place of a person, here or in another tab: nothing of theirs stays, and the new session does. */
export function forgetFormer(owner: string): void {
  forgetDrafts(owner);
  forget('localStorage', (key) => key.startsWith('regen.person.'));
}
