import { openStorage, type KeyValueStorage } from '@regen/sdk/session';

/** A line saved for later. Its price is fetched each time. */
export interface SavedLine {
  sku: string;
  name: string;
  quantity: number;
}

const MOST = 100;
const PREFIX = 'regen.saved.';
const EMPTY: readonly SavedLine[] = [];

function isSavedLine(value: unknown): value is SavedLine {
  if (typeof value !== 'object' || value === null) return false;
  const { sku, name, quantity } = value as Partial<Record<keyof SavedLine, unknown>>;
  return typeof sku === 'string' && typeof name === 'string' && Number.isInteger(quantity) && Number(quantity) > 0;
}

function parse(text: string | null): readonly SavedLine[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter(isSavedLine).slice(0, MOST) : EMPTY;
  } catch {
    return EMPTY;
  }
}

export interface SavedStore {
  /** The same array as long as nothing has changed. */
  current: () => readonly SavedLine[];
  subscribe: (listener: () => void) => () => void;
  /** How many of a product are put aside; 0 takes it out. */
  put: (line: SavedLine) => void;
}

/**
 * What a person has put aside, kept in this browser under their own name: nobody else who signs in here sees it. All tabs
 * share it. The end of a session clears it with everything else that is kept (rule S7).
 */
export function createSavedStore(ref: string, storage: KeyValueStorage = openStorage()): SavedStore {
  const key = `${PREFIX}${ref}`;
  let text: string | null = null;
  let lines = EMPTY;
  const listeners = new Set<() => void>();
  const current = () => {
    const now = storage.getItem(key);
    if (now !== text) {
      text = now;
      lines = parse(now);
    }
    return lines;
  };
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    current,
    subscribe(listener) {
      listeners.add(listener);
      // Of what the other tabs do.
      globalThis.addEventListener?.('storage', listener);
      return () => {
        listeners.delete(listener);
        globalThis.removeEventListener?.('storage', listener);
      };
    },
    put(line) {
      const others = current().filter(({ sku }) => sku !== line.sku);
      const next = line.quantity > 0 ? [line, ...others] : others;
      try {
        if (next.length === 0) storage.removeItem(key);
        else storage.setItem(key, JSON.stringify(next.slice(0, MOST)));
      } finally {
        tell();
      }
    },
  };
}

/** Moves what a visitor put aside to the person who has signed in, as the cart does it: quantities add up. */
export function takeOver(guest: SavedStore, own: SavedStore): void {
  // The last one first, so that their order stays.
  for (const line of [...guest.current()].reverse()) {
    const known = own.current().find(({ sku }) => sku === line.sku)?.quantity ?? 0;
    own.put({ ...line, quantity: known + line.quantity });
    guest.put({ ...line, quantity: 0 });
  }
}
