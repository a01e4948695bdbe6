import type { ApiPromise } from './api-promise.ts';

/** What every paged answer has. */
export interface PageInfo {
  currentPage: number;
  totalPages: number;
}

/** A list call: await it for one page, or iterate it for the items of all pages from that one on. */
export interface PagePromise<Page, Item> extends ApiPromise<Page>, AsyncIterable<Item> {
  /** Page by page instead of item by item. */
  pages(): AsyncGenerator<Page, void>;
}

/** Further pages are read only when the loop gets there. The end is a page that is the last one, or one that does not advance. */
export function pagePromise<Page extends PageInfo, Item>(
  first: ApiPromise<Page>,
  load: (page: number) => Promise<Page>,
  items: (page: Page) => readonly Item[],
): PagePromise<Page, Item> {
  async function* pages(): AsyncGenerator<Page, void> {
    let page = await first;
    yield page;
    while (page.currentPage < page.totalPages) {
      const next = await load(page.currentPage + 1);
      if (next.currentPage <= page.currentPage) return;
      page = next;
      yield page;
    }
  }
  async function* each(): AsyncGenerator<Item, void> {
    for await (const page of pages()) yield* items(page);
  }
  return Object.assign(first, { pages, [Symbol.asyncIterator]: each });
}
