import type { ContentReader, ModelRef } from '@regen/content-sdk';

/** Records that one list of the server's own may have, see `reader` of the content. */
export const MAX_PER_PAGE = 1_000;

/** Records that are read before others get their turn: of long ones, 1,000 take a tenth of a second. */
const PER_TURN = 100;

const turn = () => new Promise((resolve) => void setImmediate(resolve));

/** All records of a model that a reader may have, in the model's order, a part of them per turn of the event loop. */
export async function* partsOf<Data>(reader: ContentReader, model: ModelRef<Data>): AsyncGenerator<readonly Data[]> {
  for (let page = 1, last = 1; page <= last; page += 1) {
    if (page > 1) await turn();
    const { items, totalPages } = await reader.list(model, { perPage: PER_TURN, page });
    last = totalPages;
    yield items;
  }
}

/** The same at once. What changes in the meantime is in it or not, and tells those who listen. */
export async function listAll<Data>(reader: ContentReader, model: ModelRef<Data>): Promise<readonly Data[]> {
  const parts: Data[][] = [];
  for await (const part of partsOf(reader, model)) parts.push([...part]);
  return parts.flat();
}
