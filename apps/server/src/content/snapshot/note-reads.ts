import type { ContentChange, ModelRef } from '@regen/content-sdk';
import { AsyncLocalStorage } from 'node:async_hooks';

interface Noted {
  keys: Set<string>;
  /** Milliseconds since 1970; infinite if time alone changes nothing. */
  until: number;
}

const reads = new AsyncLocalStorage<Noted>();

/** Any record of a type. */
const typeKey = (type: string): string => `content ${type}`;
const recordKey = (type: string, name: string): string => `content ${type} ${name}`;

export const noteList = ({ type }: ModelRef): void => void reads.getStore()?.keys.add(typeKey(type));

export const noteRecord = ({ type }: ModelRef, name: string): void =>
  void reads.getStore()?.keys.add(recordKey(type, name));

/** Products by their SKUs, and other keys of the catalog, see `Freshness`. */
export function noteCatalog(names: readonly string[]): void {
  const keys = reads.getStore()?.keys;
  if (keys) for (const name of names) keys.add(name);
}

/** What was read changes at this moment by itself, in milliseconds since 1970; never, if it is null. */
export function noteUntil(moment: number | null): void {
  const noted = reads.getStore();
  if (noted && moment !== null) noted.until = Math.min(noted.until, moment);
}

export interface NotedReads<T> {
  result: T;
  /** Of what was read from the catalog, and from the content as `changedKeys` names it when it changes. */
  keys: readonly string[];
  /** The first moment from which on it would be another result, in milliseconds since 1970; infinite if there is none. */
  validUntil: number;
}

/** Runs `work`, and reports what it read from the content and the catalog. */
export async function notingReads<T>(work: () => Promise<T>): Promise<NotedReads<T>> {
  const noted: Noted = { keys: new Set(), until: Infinity };
  const result = await reads.run(noted, work);
  return { result, keys: [...noted.keys], validUntil: noted.until };
}

/** What a change concerns: lists of the types, and the records themselves. Those that embed one that has changed are in it too. */
export function changedKeys({ records }: ContentChange): readonly string[] {
  const keys = records.flatMap(({ type, id, slugs }) => [
    typeKey(type),
    ...[id, ...slugs].map((name) => recordKey(type, name)),
  ]);
  return [...new Set(keys)];
}
