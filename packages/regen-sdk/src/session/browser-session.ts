import { createMemorySession } from './memory-session.ts';
import { platformCookie } from './platform-cookie.ts';
import type { SessionKeeper } from './session-keeper.ts';
import { parseRecord } from './session-record.ts';
import type { SessionRecord } from './session-record.ts';
import { openStorage } from './storage.ts';
import type { KeyValueStorage } from './storage.ts';

/** Where the session is kept. */
export const SESSION_KEY = 'regen.session';

export interface BrowserSessionOptions {
  /** Default: `localStorage`. */
  storage?: KeyValueStorage | undefined;
  /**
   * Clears what else belongs to the user when the session ends or another user signs in; `clearExceptDevice` clears the whole storage.
   * Default: nothing but the session itself.
   */
  alsoClear?: ((storage: KeyValueStorage) => void) | undefined;
}

export interface BrowserSession extends SessionKeeper {
  /** Takes over what another tab has stored, without waiting for its event. */
  reload(): void;
  /** Stops listening to other tabs. */
  dispose(): void;
}

/**
 * The session of a browser: kept in local storage, shared by all tabs (what one does reaches the others through `storage`
 * events), and gone at its end.
 */
export function createBrowserSession(options: BrowserSessionOptions = {}): BrowserSession {
  const storage = options.storage ?? openStorage();
  let seen = storage.getItem(SESSION_KEY);
  const forget = (): void => {
    storage.removeItem(SESSION_KEY);
    options.alsoClear?.(storage);
  };
  const setCookie = ({ user }: SessionRecord): void => {
    document.cookie = platformCookie(user.countryCode, location.protocol === 'https:');
  };

  const initial = parseRecord(seen, Date.now());
  // A token that expired while no page was open: the visitor is simply signed out, and nothing private stays behind.
  if (initial === null && seen !== null) forget();
  if (initial) setCookie(initial);

  const session = createMemorySession(initial, {
    save(record) {
      // Signing in over another user ends their session: nothing of theirs stays behind.
      const former = parseRecord(seen, 0);
      if (former && former.userId !== record.userId) forget();
      seen = JSON.stringify(record);
      try {
        storage.setItem(SESSION_KEY, seen);
      } catch {
        // Storage is full: this tab stays signed in until it is closed, whatever is still stored.
        seen = storage.getItem(SESSION_KEY);
      }
      setCookie(record);
    },
    clear() {
      seen = null;
      forget();
    },
  });
  const reload = (): void => {
    const text = storage.getItem(SESSION_KEY);
    if (text === seen) return;
    seen = text;
    session.adopt(parseRecord(text, Date.now()));
  };
  const onStorage = (event: StorageEvent): void => {
    // `key` is null when everything was cleared.
    if (event.key === null || event.key === SESSION_KEY) reload();
  };
  globalThis.addEventListener('storage', onStorage);
  // A page from the back/forward cache has missed what other tabs did.
  globalThis.addEventListener('pageshow', reload);
  const dispose = () => {
    globalThis.removeEventListener('storage', onStorage);
    globalThis.removeEventListener('pageshow', reload);
  };
  // A token that another tab has refreshed remains valid for half a minute, and a page that slept may learn of the new one too late.
  const getToken = (): string | null => {
    reload();
    return session.getToken();
  };
  return { ...session, getToken, reload, dispose };
}
