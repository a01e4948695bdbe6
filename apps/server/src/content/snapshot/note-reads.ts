import type { ContentChange, ModelRef } from '@regen/content-sdk';
import { AsyncLocalStorage } from 'node:async_hooks';

const reads = new AsyncLocalStorage<Set<string>>();

/** Any record of a type. */
const typeKey = (type: string): string => `content ${type}`;
const recordKey = (type: string, name: string): string => `content ${type} ${name}`;

export const noteList = ({ type }: ModelRef): void => void reads.getStore()?.add(typeKey(type));

export const noteRecord = ({ type }: ModelRef, name: string): void => void reads.getStore()?.add(recordKey(type, name));

/** Runs `work`, and says which content it has read: keys that `changedKeys` has when that content changes. */
export async function notingReads<T>(work: () => Promise<T>): Promise<{ result: T; contentKeys: readonly string[] }> {
  const keys = new Set<string>();
  const result = await reads.run(keys, work);
  return { result, contentKeys: [...keys] };
}

/** What a change concerns: lists of the types, and the records themselves. Those that embed one that has changed are in it too. */
export function changedKeys({ records }: ContentChange): readonly string[] {
  const keys = records.flatMap(({ type, id, slugs }) => [
    typeKey(type),
    ...[id, ...slugs].map((name) => recordKey(type, name)),
  ]);
  return [...new Set(keys)];
}
