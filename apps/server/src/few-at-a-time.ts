/** Makes one iterator of the items, shared by all workers. */
async function* inTurn<Item>(items: Iterable<Item> | AsyncIterable<Item>): AsyncGenerator<Item> {
  yield* items;
}

/**
 * Processes items in order, a limited number at a time. After a failure, no new item is started, but those in progress are waited for. Items
 * may come from a generator that finds each one when it is needed.
 */
export async function fewAtATime<Item>(
  items: Iterable<Item> | AsyncIterable<Item>,
  most: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const left = inTurn(items);
  const workOn = async (): Promise<void> => {
    // A failure ends the iterator, and with it the other workers.
    for await (const item of left) await work(item);
  };
  const ends = await Promise.allSettled(Array.from({ length: most }, workOn));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}
