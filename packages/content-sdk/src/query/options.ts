import { queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import type { ContentReader, ListParams, ModelRef } from '../data/reader.ts';

/** The first part of every key: all content, or that of a content type. */
export function contentKey(type?: string): readonly ['content', ...string[]] {
  return type === undefined ? ['content'] : ['content', type];
}

/** Views of a type share its key, so that one change makes all of them stale. */
function keyOf<Params extends object>({ type, view }: ModelRef, params: Params) {
  return ['content', type, view === undefined ? params : { ...params, view }] as const;
}

/** A page of a model's records. */
export function contentList<Data>(reader: ContentReader, model: ModelRef<Data>, params: ListParams<Data> = {}) {
  return queryOptions({
    queryKey: keyOf(model, params),
    queryFn: async ({ signal }) => reader.list(model, params, { signal }),
  });
}

/** One record, or null. */
export function contentGet<Data>(reader: ContentReader, model: ModelRef<Data>, slug: string) {
  return queryOptions({
    queryKey: keyOf(model, { slug }),
    queryFn: async ({ signal }) => reader.get(model, slug, { signal }),
  });
}

/** Marks content as stale, of these types or all of it, and reads again what is on screen. */
export async function invalidateContent(client: QueryClient, types?: readonly string[]): Promise<void> {
  const keys = types === undefined ? [contentKey()] : types.map((type) => contentKey(type));
  await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
}
