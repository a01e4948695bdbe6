import type { ApiPromise } from './api-promise.ts';
import type { Operation } from './operation.ts';
import type { Call } from './pipeline.ts';
import type { RequestOptions } from './request-options.ts';

/** What every paged answer has. */
export interface Page<Item> {
  items: Item[];
  /** Counted from 1. */
  currentPage: number;
  totalPages: number;
}

/** A list call: await it for one page, or iterate it for the items of all pages from that one on. */
export interface PagePromise<Data, Item> extends ApiPromise<Data>, AsyncIterable<Item> {
  /** Page by page instead of item by item. */
  pages(): AsyncGenerator<Data, void>;
}

/** Finds the page in an answer that does not have it at the top. */
export type SelectPage<Data, Item> = (data: Data) => Page<Item>;

/**
 * Calls a paged operation. Further pages are read only when the loop gets there, with the same options; the end is the
 * last page, or one that does not advance (a server that repeats itself must not keep a loop running).
 */
export function listCall<Item, Data>(
  call: Call,
  operation: Operation,
  params: object | undefined,
  options: RequestOptions | undefined,
  select: SelectPage<Data, Item>,
): PagePromise<Data, Item> {
  const first = call<Data>(operation, params, options);
  async function* pages(): AsyncGenerator<Data, void> {
    let data = await first;
    for (;;) {
      yield data;
      const { currentPage, totalPages } = select(data);
      if (currentPage >= totalPages) return;
      data = await call<Data>(operation, { ...params, page: currentPage + 1 }, options);
      if (select(data).currentPage <= currentPage) return;
    }
  }
  async function* items(): AsyncGenerator<Item, void> {
    for await (const data of pages()) yield* select(data).items;
  }
  return Object.assign(first, { pages, [Symbol.asyncIterator]: items });
}
