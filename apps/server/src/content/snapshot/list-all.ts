import type { ContentReader, ModelRef } from '@regen/content-sdk';

/** Records that one list of the server's own may have, see `reader` of the content. */
export const MAX_PER_PAGE = 1_000;

/** All records of a model that a reader may have, in the model's order. */
export async function listAll<Data>(reader: ContentReader, model: ModelRef<Data>): Promise<readonly Data[]> {
  const first = await reader.list(model, { perPage: MAX_PER_PAGE });
  const pages = Array.from({ length: first.totalPages - 1 }, (_, at) => at + 2);
  const rest = await Promise.all(pages.map((page) => reader.list(model, { perPage: MAX_PER_PAGE, page })));
  return [first, ...rest].flatMap(({ items }) => items);
}
