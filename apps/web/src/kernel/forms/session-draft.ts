import type * as z from 'zod/mini';

/** Reads what is stored under a key in this tab; null when there is nothing, or nothing of that shape. */
export function readSession<Schema extends z.ZodMiniType>(key: string, schema: Schema): z.output<Schema> | null {
  try {
    const text = globalThis.sessionStorage.getItem(key);
    if (text === null) return null;
    const result = schema.safeParse(JSON.parse(text));
    return result.success ? (result.data as z.output<Schema>) : null;
  } catch {
    // Storage that is blocked, or text that is not ours: as if there were nothing.
    return null;
  }
}

/** Keeps a value in this tab, through reloads and a new sign-in. Null removes it. */
export function writeSession(key: string, value: object | null): void {
  try {
    if (value === null) globalThis.sessionStorage.removeItem(key);
    else globalThis.sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A browser without storage works, it only forgets on reload.
  }
}
