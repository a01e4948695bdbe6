import type { ContentReader, ModelRef } from '@regen/content-sdk';
import { turn } from '../../turn.ts';

/** Records that one list of the server's own may have, see `reader` of the content. */
export const MAX_PER_PAGE = 1_000;

/** Records read per turn of the event loop; 1,000 long ones take 100 ms. */
const PER_TURN = 100;

/**
 * All records of a model that a reader may have, in the model's order, a part of them per turn of the event loop. A change in the meantime may
 * leave out others or give them twice: for callers that read again after it.
 */
export async function* partsOf<Data>(reader: ContentReader, model: ModelRef<Data>): AsyncGenerator<readonly Data[]> {
  for (let page = 1, last = 1; page <= last; page += 1) {
    if (page > 1) await turn();
    const { items, totalPages } = await reader.list(model, { perPage: PER_TURN, page });
    last = totalPages;
    yield items;
  }
}

/** All records of a model that a reader may have, in the model's order, as they are at one moment. */
export async function listAll<Data>(reader: ContentReader, model: ModelRef<Data>): Promise<readonly Data[]> {
  const first = await reader.list(model, { perPage: MAX_PER_PAGE });
  const pages = Array.from({ length: first.totalPages - 1 }, (_, at) => at + 2);
  const rest = await Promise.all(pages.map((page) => reader.list(model, { perPage: MAX_PER_PAGE, page })));
  return [first, ...rest].flatMap(({ items }) => items);
}
