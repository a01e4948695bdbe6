import { cartGet, favoriteList, productGet, productList, productSearch } from '@regen/sdk/query';
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openContext } from '~/testing/context.ts';
import { openConnection } from '~/testing/live.ts';
import { isLiveOnScreen } from './live-on-screen.ts';
import { watchScreen } from './watch-screen.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A screen that shows a read until it leaves. */
function open() {
  const { context } = openContext();
  const { queryClient } = context;
  const { live, watched } = openConnection();
  const stop = watchScreen(queryClient, live);
  async function show({ queryKey }: { queryKey: readonly unknown[] }, data: unknown) {
    queryClient.setQueryData(queryKey, data);
    const leave = new QueryObserver(queryClient, { queryKey, staleTime: Infinity }).subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(1_000);
    return async () => {
      leave();
      await vi.advanceTimersByTimeAsync(1_000);
    };
  }
  return { context, watched, stop, show };
}

it('watches the products of the reads on the screen, what is looked at first, and nothing after it has gone', async () => {
  const { context, watched, stop, show } = open();
  const { call } = context;
  const leaveList = await show(productList(call, { userId: 'usr_1' }), { items: [{ sku: '1' }, { sku: '2' }] });
  await show(cartGet(call, { id: 'usr_1' }), { items: [{ sku: '3' }] });
  expect(watched).toEqual([{ skus: ['3', '1', '2'] }]);
  await leaveList();
  const leaveProduct = await show(productGet(call, { sku: '2' }), { sku: '2' });
  expect(watched).toEqual([{ skus: ['2', '3'] }]);
  await leaveProduct();
  // Its key has its caller.
  const leaveSearch = await show(
    { queryKey: [...productSearch(call, { search: 'gel' }).queryKey, 'usr_1'] },
    { items: [{ sku: '4' }] },
  );
  expect(watched).toEqual([{ skus: ['3', '4'] }]);
  await leaveSearch();
  // The SKUs of all favorites are a read of our own below that of the list: most of them are on no screen.
  await show({ queryKey: [...favoriteList(call, { id: 'usr_1' }).queryKey, 'skus'] }, ['8', '9']);
  expect(watched).toEqual([{ skus: ['3'] }]);
  stop();
  await show(productGet(call, { sku: '1' }), { sku: '1' });
  expect(watched).toEqual([]);
});

it('watches at most 50', async () => {
  const { context, watched, show, stop } = open();
  const items = Array.from({ length: 60 }, (_, at) => ({ sku: String(at) }));
  await show(productList(context.call, { userId: 'usr_1' }), { items });
  expect(watched[0]?.skus).toHaveLength(50);
  stop();
});

it('knows whether somebody looks at what others change', async () => {
  const { context, show, stop } = open();
  const isLive = () => isLiveOnScreen(context.queryClient.getQueryCache());
  await show(productList(context.call, { userId: 'usr_1' }), { items: [] });
  await show(cartGet(context.call, { id: 'usr_1' }), { items: [] });
  expect(isLive()).toBe(false);
  const leave = await show({ queryKey: ['orderGet', {}] }, {});
  expect(isLive()).toBe(true);
  await leave();
  expect(isLive()).toBe(false);
  stop();
});
