import type { KeyValueStorage } from '@regen/sdk/session';
import type { StoredKey } from './register.ts';

/** A schema of zod, or where that is no part of the page, a function: what of a parsed value can be used, or null. */
export type Schema<Value> =
  | ((value: unknown) => Value | null)
  | { safeParse: (value: unknown) => { success: true; data: Value } | { success: false } };

/** What is kept under one key of a browser's storage. Nothing of it throws: without storage nothing is kept. */
export interface Stored<Value> {
  /** As it lies there: the same until it changes. */
  text: () => string | null;
  /** Null when there is nothing, or nothing that fits the schema: another version, or a person at the console. */
  parse: (text: string | null) => Value | null;
  read: () => Value | null;
  /** Null removes it. Listeners of `followStorage` hear of it, here and, for local storage, in the other tabs. */
  write: (value: Value | null) => void;
  /** The same key in another storage. */
  in: (storage: KeyValueStorage) => Stored<Value>;
}

/** The one way to the storage of a browser. Where something lies and when it goes follows from the owner that its key names. */
export function stored<Value>(key: StoredKey, schema: Schema<Value>, part?: string): Stored<Value> {
  const area = key.startsWith('regen.person.') ? 'localStorage' : 'sessionStorage';
  return storedIn(() => globalThis[area], part === undefined ? key : `${key}:${part}`, schema);
}

function storedIn<Value>(open: () => KeyValueStorage, key: string, schema: Schema<Value>): Stored<Value> {
  const text = (): string | null => {
    try {
      return open().getItem(key);
    } catch {
      // Storage that is blocked is as good as empty.
      return null;
    }
  };
  const parse = (kept: string | null): Value | null => {
    if (kept === null) return null;
    try {
      return fitting(schema, JSON.parse(kept));
    } catch {
      return null;
    }
  };
  return {
    text,
    parse,
    read: () => parse(text()),
    write(value) {
      try {
        if (value === null) open().removeItem(key);
        else open().setItem(key, JSON.stringify(value));
      } catch {
        // Full or blocked: the stored value stays.
      }
      storageChanged();
    },
    in: (storage) => storedIn(() => storage, key, schema),
  };
}

function fitting<Value>(schema: Schema<Value>, value: unknown): Value | null {
  if (typeof schema === 'function') return schema(value);
  const result = schema.safeParse(value);
  return result.success ? result.data : null;
}

/** Notifies this tab: browsers notify only the others. */
export function storageChanged(): void {
  globalThis.dispatchEvent?.(new Event('storage'));
}

/** Calls back whenever something in storage may have changed, in this tab or another; the result unsubscribes. */
export function followStorage(listener: () => void): () => void {
  globalThis.addEventListener('storage', listener);
  return () => globalThis.removeEventListener('storage', listener);
}
