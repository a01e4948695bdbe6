import type { ContentReader, ListParams } from '../data/reader.ts';

/** One read of content, in plain JSON. */
export type ContentRequest =
  | { readonly method: 'list'; readonly type: string; readonly view?: string; readonly params: ListParams }
  | { readonly method: 'get'; readonly type: string; readonly view?: string; readonly slug: string };

/** Carries out a read: resolves to a page or, for `get`, to the record or null. */
export type ContentCall = (request: ContentRequest, signal: AbortSignal | undefined) => Promise<unknown>;

/** A reader that asks a server, which answers from its snapshot with what is checked already. */
export function createCallReader(call: ContentCall): ContentReader {
  return {
    // The call promises the records of this model; who made it has checked them.
    list: ({ type, view }, params = {}, { signal } = {}) =>
      call(
        { method: 'list', type, ...(view === undefined ? {} : { view }), params: params as ListParams },
        signal,
      ) as Promise<never>,
    get: ({ type, view }, slug, { signal } = {}) =>
      call({ method: 'get', type, ...(view === undefined ? {} : { view }), slug }, signal) as Promise<never>,
  };
}
