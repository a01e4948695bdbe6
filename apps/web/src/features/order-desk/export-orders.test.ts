import { expect, it } from 'vitest';
import { openContext } from '~/testing/context.ts';
import { listedOrder } from '~/testing/staff-order.ts';
import { readMatchingOrders } from './export-orders.ts';

const counts = { toPackCount: 0, toShipCount: 0, isTotalCapped: false, perPage: 50 };

/** A list of so many pages of 50; the last order of each page is the first of the next one. */
function desk(totalPages: number, totalCount: number) {
  const { context, mocks } = openContext();
  mocks.on('adminListOrders', ({ query }) => {
    const currentPage = Number(query.get('page') ?? 1);
    const items = Array.from({ length: 50 }, (_, at) => listedOrder({ id: `ord_${(currentPage - 1) * 49 + at}` }));
    return { items, currentPage, totalPages, totalCount, ...counts };
  });
  return { context, mocks };
}

it('reads every matching page from the first one on, and each order once', async () => {
  const { context, mocks } = desk(3, 150);
  const seen: number[] = [];
  const orders = await readMatchingOrders(
    context,
    { state: 'paid', site: 'b2b', page: 2, perPage: 25 },
    { signal: new AbortController().signal, onProgress: ({ read }) => seen.push(read) },
  );
  expect(new Set(orders.map(({ id }) => id)).size).toBe(orders.length);
  expect([orders.length, seen]).toEqual([148, [50, 99, 148]]);
  const asked = mocks.calls.map(({ query }) => `${query.get('page') ?? 1} ${query.get('state')} ${query.get('site')}`);
  expect(asked).toEqual(['1 paid b2b', '2 paid b2b', '3 paid b2b']);
});

it('ends at 10,000 orders', async () => {
  const { context, mocks } = desk(300, 10_000);
  const orders = await readMatchingOrders(
    context,
    {},
    { signal: new AbortController().signal, onProgress: () => undefined },
  );
  expect(orders).toHaveLength(10_000);
  // 49 new ones on each page but the first.
  expect(mocks.calls).toHaveLength(205);
});

it('stops when told to', async () => {
  const { context, mocks } = desk(5, 250);
  const stop = new AbortController();
  const reading = readMatchingOrders(context, {}, { signal: stop.signal, onProgress: () => stop.abort() });
  await expect(reading).rejects.toMatchObject({ name: 'RegenAbortError' });
  expect(mocks.calls).toHaveLength(1);
});
