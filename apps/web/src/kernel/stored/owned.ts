import { GUEST } from '../context.ts';
import type { Schema } from './stored.ts';

/** What says whose it is: a user id or `guest`. */
export interface Owned<Value> {
  owner: string;
  value: Value;
}

export function owned<Value>(read: (value: unknown) => Value | null): Schema<Owned<Value>> {
  return (kept) => {
    const { owner, value } = (kept ?? {}) as Partial<Record<keyof Owned<Value>, unknown>>;
    const known = read(value);
    return typeof owner === 'string' && known !== null ? { owner, value: known } : null;
  };
}

/** Whether `owner` may see it: their own, or what a visitor left, which goes along when they sign in. */
export const isSeenBy = (owner: string, kept: { owner: string }): boolean =>
  kept.owner === owner || kept.owner === GUEST;

/** The items of a list that can be read; null for what is no list. */
export function listOf<Item>(read: (item: unknown) => Item | null): (value: unknown) => readonly Item[] | null {
  return (value) => (Array.isArray(value) ? value.map(read).filter((item) => item !== null) : null);
}
