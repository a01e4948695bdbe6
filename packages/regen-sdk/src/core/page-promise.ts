import type { ApiPromise } from './api-promise.ts';

/** What every paged response has. */
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

/** Finds the page in a response: its items at that path, its counters beside them or further out. */
export function readPage<Item>(data: unknown, items: readonly string[]): Page<Item> {
  let part = data;
  let counters = data;
  for (const name of items) {
    part = (part as Record<string, unknown>)[name];
    if (typeof part === 'object' && part !== null && 'totalPages' in part) counters = part;
  }
  // The generator has found both in the contract.
  const { currentPage, totalPages } = counters as Page<Item>;
  return { items: part as Item[], currentPage, totalPages };
}

/**
 * Makes a list call out of its first page. Further pages are read only when the loop gets there; the end is the last page, or
 * one that does not advance (a server that repeats itself must not keep a loop running).
 */
export function pagePromise<Data, Item>(
  first: ApiPromise<Data>,
  items: readonly string[],
  read: (page: number) => PromiseLike<Data>,
): PagePromise<Data, Item> {
  async function* readAll(): AsyncGenerator<Data, void> {
    let data = await first;
    for (;;) {
      yield data;
      const { currentPage, totalPages } = readPage(data, items);
      if (currentPage >= totalPages) return;
      data = await read(currentPage + 1);
      if (readPage(data, items).currentPage <= currentPage) return;
    }
  }
  async function* itemsOf(pages: AsyncIterable<Data>): AsyncGenerator<Item, void> {
    for await (const data of pages) yield* readPage<Item>(data, items).items;
  }
  function pages(): AsyncGenerator<Data, void> {
    // A caller that iterates handles the error in its loop; one that never starts must not end the program.
    first.catch(() => {});
    return readAll();
  }
  return Object.assign(first, { pages, [Symbol.asyncIterator]: () => itemsOf(pages()) });
}
