import { clearExceptDevice, type KeyValueStorage } from '@regen/sdk/session';
import { GUEST } from '../context.ts';
import { storageChanged } from './stored.ts';

/** At the end of a session, and when somebody else signs in: only what belongs to the device stays in local storage (rule S7). */
export function forgetPerson(storage: KeyValueStorage): void {
  clearExceptDevice(storage);
  storageChanged();
}

function ownerOf(text: string | null): string | undefined {
  try {
    const owner = (JSON.parse(text ?? 'null') as { owner?: unknown } | null)?.owner;
    return typeof owner === 'string' ? owner : undefined;
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

/** Whether something is there that a person typed in this tab before their session ended. What visitors type stays out of it. */
export function hasDraftOfPerson(): boolean {
  try {
    const storage = globalThis.sessionStorage;
    return Object.keys(storage).some(
      (key) => key.startsWith('regen.draft.') && ![undefined, GUEST].includes(ownerOf(storage.getItem(key))),
    );
  } catch {
    // A browser without storage has kept nothing.
    return false;
  }
}

/**
 * Somebody has signed in, here or in another tab: nothing that another person left in this browser stays. What a visitor left goes along with
 * them, and what is theirs already is not touched: a tab that wakes up late learns of the sign-in when they have used the store for a while.
 */
export function forgetOthers(person: string): void {
  const isOfOther = (text: string | null) => ![undefined, GUEST, person].includes(ownerOf(text));
  forget('sessionStorage', (key, text) => key.startsWith('regen.draft.') && isOfOther(text));
  forget('localStorage', (key, text) => key.startsWith('regen.person.') && isOfOther(text));
}

/** A session has ended, perhaps in another tab, which emptied local storage before this one last wrote to it. */
export function forgetWrittenSince(former: string): void {
  forget('localStorage', (key, text) => key.startsWith('regen.person.') && ownerOf(text) === former);
}
