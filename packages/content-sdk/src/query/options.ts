import { queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import type { ContentReader, ListParams, ModelRef } from '../data/reader.ts';

/** The two reads, by the names of their functions. Each key begins with one. */
const READS = ['contentList', 'contentGet'] as const;
type Read = (typeof READS)[number];

/** How the keys of a read begin: all of it, or of a content type. */
export function contentKey(read: Read, type?: string): readonly [Read, ...string[]] {
  return type === undefined ? [read] : [read, type];
}

/** Views of a type share its key, so that one change makes all of them stale. */
function keyOf<Name extends Read, Params extends object>(read: Name, { type, view }: ModelRef, params: Params) {
  return [read, type, view === undefined ? params : { ...params, view }] as const;
}

/** A page of a model's records. */
export function contentList<Data>(reader: ContentReader, model: ModelRef<Data>, params: ListParams<Data> = {}) {
  return queryOptions({
    queryKey: keyOf('contentList', model, params),
    queryFn: async ({ signal }) => reader.list(model, params, { signal }),
  });
}

/** One record, or null. */
export function contentGet<Data>(reader: ContentReader, model: ModelRef<Data>, slug: string) {
  return queryOptions({
    queryKey: keyOf('contentGet', model, { slug }),
    queryFn: async ({ signal }) => reader.get(model, slug, { signal }),
  });
}

/** Marks content as stale, of these types or all of it, and reads again what is on screen. */
export async function invalidateContent(client: QueryClient, types?: readonly string[]): Promise<void> {
  const keys = READS.flatMap((read) => types?.map((type) => contentKey(read, type)) ?? [contentKey(read)]);
  await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
}
