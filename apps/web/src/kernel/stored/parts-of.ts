import type { StoredKey } from './register.ts';

/** The parts under which something of a person is kept, for a key that has several. */
export function partsOf(key: Extract<StoredKey, `regen.person.${string}`>): string[] {
  const start = `${key}:`;
  try {
    const keys = Object.keys(globalThis.localStorage);
    return keys.filter((each) => each.startsWith(start)).map((each) => each.slice(start.length));
  } catch {
    // Storage that is blocked is as good as empty.
    return [];
  }
}
