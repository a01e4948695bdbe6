import type { ContentCollection } from './records.ts';

/** A list call: await it for one page, or iterate it for the items of all pages from that one on. */
export interface PagePromise<Page, Item> extends Promise<Page>, AsyncIterable<Item> {
  /** Page by page instead of item by item. */
  pages(): AsyncGenerator<Page, void>;
}

/** Makes a list call out of its first page. Further pages are read only when the loop gets there. */
export function pagePromise<Page extends ContentCollection<Item>, Item>(
  read: (skip?: number) => Promise<Page>,
): PagePromise<Page, Item> {
  const first = read();
  async function* readAll(): AsyncGenerator<Page, void> {
    let page = await first;
    let next = page.skip;
    for (;;) {
      yield page;
      next += page.items.length;
      // An empty page ends it too, in case the service's total is wrong.
      if (page.items.length === 0 || next >= page.total) return;
      page = await read(next);
    }
  }
  async function* itemsOf(pages: AsyncIterable<Page>): AsyncGenerator<Item, void> {
    for await (const page of pages) yield* page.items;
  }
  function pages(): AsyncGenerator<Page, void> {
    // A caller that iterates handles the error in its loop; one that never starts must not end the program.
    first.catch(() => {});
    return readAll();
  }
  return Object.assign(first, { pages, [Symbol.asyncIterator]: () => itemsOf(pages()) });
}
