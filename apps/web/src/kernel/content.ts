import { contentGet as getOptions, contentList as listOptions, createCallReader } from '@regen/content-sdk/query';
import type { ContentPage, ContentReader, ContentRequest, ListParams, ModelRef } from '@regen/content-sdk/query';
import type { Call } from '@regen/sdk';
import { RegenApiError } from '@regen/sdk';
import { contentGet as getOperation, contentList as listOperation } from '@regen/sdk/operations';
import { queryOptions } from '@tanstack/react-query';
import { PUBLIC } from './context.ts';

type Request<Method extends ContentRequest['method']> = Extract<ContentRequest, { method: Method }>;

/** React Query repeats a failed read itself. */
const once = (signal: AbortSignal | undefined) => ({ maxRetries: 0, ...(signal && { signal }) });

async function list(
  call: Call,
  { type, view, params }: Request<'list'>,
  signal: AbortSignal | undefined,
): Promise<ContentPage<unknown>> {
  const { where, order, page, perPage } = params;
  const found = await call(
    listOperation,
    {
      type,
      ...(view !== undefined && { view }),
      ...(where !== undefined && { where: JSON.stringify(where) }),
      ...(order !== undefined && { order: [...order] }),
      ...(page !== undefined && { page }),
      ...(perPage !== undefined && { perPage }),
    },
    once(signal),
  );
  const { items, totalCount: total, currentPage, totalPages } = found;
  return { items, total, currentPage, totalPages };
}

/** No such record for this caller; or, with 400 and 414, a URL that cannot be one's slug, which for a person is the same. */
const MISSING = new Set([404, 400, 414]);

/** Null when there is no such record: a page then says so, which is no failure. */
async function get(call: Call, { type, view, slug }: Request<'get'>, signal: AbortSignal | undefined) {
  try {
    return await call(getOperation, { type, slug, ...(view !== undefined && { view }) }, once(signal));
  } catch (error) {
    if (error instanceof RegenApiError && MISSING.has(error.status)) return null;
    throw error;
  }
}

/** Content as whoever is here may read it: on both sides by two operations of the contract, so no token leaves the server. */
function readerOf(call: Call): ContentReader {
  return createCallReader((request, signal) =>
    request.method === 'list' ? list(call, request, signal) : get(call, request, signal),
  );
}

/**
 * A page of a model's records: `context.ensure(contentList, modelRef<typeof faq>('faq'), { where: { topic } }, caller)`. Who may read what
 * depends on the channel, so what a person has read is kept apart from what the server read for everybody.
 */
export function contentList<Data>(
  call: Call,
  model: ModelRef<Data>,
  params: ListParams<Data> = {},
  caller: string = PUBLIC,
) {
  const reader = readerOf(call);
  return queryOptions({
    queryKey: [...listOptions(reader, model, params).queryKey, caller] as const,
    queryFn: async ({ signal }) => reader.list(model, params, { signal }),
  });
}

/** The maximum page size of the API. */
const PER_PAGE = 100;

/** Every record of a model, for lists that are searched without asking again; under a key of its own below that of `contentList`. */
export function contentAll<Data>(call: Call, model: ModelRef<Data>, caller: string = PUBLIC) {
  const { queryKey } = contentList(call, model, { perPage: PER_PAGE }, caller);
  return {
    queryKey: [...queryKey, 'all'] as const,
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<readonly Data[]> => {
      const reader = readerOf(call);
      const read = (page: number) => reader.list(model, { perPage: PER_PAGE, page }, { signal });
      const first = await read(1);
      const others = Array.from({ length: first.totalPages - 1 }, (_, at) => read(at + 2));
      return [first, ...(await Promise.all(others))].flatMap(({ items }) => items);
    },
  };
}

/** One record, or null. */
export function contentGet<Data>(call: Call, model: ModelRef<Data>, slug: string, caller: string = PUBLIC) {
  const reader = readerOf(call);
  return queryOptions({
    queryKey: [...getOptions(reader, model, slug).queryKey, caller] as const,
    queryFn: async ({ signal }) => reader.get(model, slug, { signal }),
  });
}
