import { expect, it } from 'vitest';
import { openContext } from '~/testing/context.ts';
import { listedOrder, staffOrder } from '~/testing/staff-order.ts';
import { packOrders, packSummary, type PackOutcome } from './pack-orders.ts';

const problem = (status: number, code: string) =>
  Response.json({ code, message: 'No.', requestId: 'req_1' }, { status });

it('packs each order as it was read, a few at a time, and reports the outcome of each', async () => {
  const { context, mocks } = openContext();
  let open = 0;
  let most = 0;
  const release: (() => void)[] = [];
  mocks.on('adminMoveOrder', async ({ params }) => {
    open += 1;
    most = Math.max(most, open);
    // Each call is answered once the next one is under way, or none is left.
    await new Promise<void>((resolve) => {
      release.push(resolve);
      if (release.length >= 3) for (const go of release.splice(0)) go();
    });
    open -= 1;
    if (params['orderId'] === 'ord_2') return problem(409, 'order_changed');
    if (params['orderId'] === 'ord_3') return problem(503, 'unavailable');
    return staffOrder({ state: 'packed' });
  });
  const orders = [1, 2, 3, 4, 5, 6].map((at) =>
    listedOrder({ id: `ord_${at}`, changedAt: `2026-11-21T06:57:0${at}.000Z` }),
  );
  const outcomes = new Map<string, PackOutcome>();
  await packOrders(context, orders, (id, outcome) => void outcomes.set(id, outcome));
  expect(most).toBe(3);
  expect(Object.fromEntries([...outcomes].map(([id, { kind }]) => [id, kind]))).toEqual({
    ord_1: 'packed',
    ord_2: 'changed',
    ord_3: 'failed',
    ord_4: 'packed',
    ord_5: 'packed',
    ord_6: 'packed',
  });
  expect(mocks.calls.map(({ params, body }) => [params['orderId'], body]).toSorted()).toEqual(
    orders.map(({ id, changedAt }) => [id, { state: 'packed', changedAt }]),
  );
  expect(packSummary([...outcomes.values()])).toBe('4 packed, 1 changed by someone else, 1 failed.');
});

it('says only what happened', () => {
  expect(packSummary([{ kind: 'packed' }])).toBe('1 packed.');
});
