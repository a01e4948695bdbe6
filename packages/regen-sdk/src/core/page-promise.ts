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

/**
 * Calls a paged operation. Further pages are read only when the loop gets there, with the same options; the end is the
 * last page, or one that does not advance (a server that repeats itself must not keep a loop running).
 */
export function listCall<Item, Data extends Page<Item>>(
  call: Call,
  operation: Operation,
  params: object,
  options: RequestOptions | undefined,
): PagePromise<Data, Item> {
  const first = call<Data>(operation, params, options);
  async function* pages(): AsyncGenerator<Data, void> {
    let page = await first;
    yield page;
    while (page.currentPage < page.totalPages) {
      const next = await call<Data>(operation, { ...params, page: page.currentPage + 1 }, options);
      if (next.currentPage <= page.currentPage) return;
      page = next;
      yield page;
    }
  }
  async function* items(): AsyncGenerator<Item, void> {
    for await (const page of pages()) yield* page.items;
  }
  return Object.assign(first, { pages, [Symbol.asyncIterator]: items });
}
