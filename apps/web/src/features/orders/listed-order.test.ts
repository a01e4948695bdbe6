import type { OrderSummary } from '@regen/sdk';
import { orderList } from '@regen/sdk/query';
import { expect, it } from 'vitest';
import { openContext } from '~/testing/context.ts';
import { listedOrder } from './listed-order.ts';

async function openList() {
  const { context } = openContext();
  const page = await context.ensure(orderList, { id: 'usr_1', page: 2, year: 2026 });
  const [first] = page.items;
  if (!first) throw new Error('The example list is empty.');
  return { context, page, first };
}

it('finds an order in any page of a list of the same person', async () => {
  const { context, first } = await openList();
  expect(listedOrder(context, { id: 'usr_1', orderId: first.id })).toBe(first);
  expect(listedOrder(context, { id: 'usr_1', orderId: 'ord_0' })).toBeUndefined();
  expect(listedOrder(context, { id: 'usr_2', orderId: first.id })).toBeUndefined();
});

it('finds it in a list that is out of date, and in the newest of several', async () => {
  const { context, page, first } = await openList();
  const { call, queryClient } = context;
  const all = orderList(call, { id: 'usr_1' }).queryKey;
  await queryClient.invalidateQueries({ queryKey: all });
  expect(listedOrder(context, { id: 'usr_1', orderId: first.id })).toBe(first);
  const newer: OrderSummary = { ...first, paymentStatus: 'refunded' };
  const next = { ...page, items: [newer] };
  queryClient.setQueryData(orderList(call, { id: 'usr_1', page: 1 }).queryKey, next, { updatedAt: Date.now() + 1 });
  expect(listedOrder(context, { id: 'usr_1', orderId: first.id })?.paymentStatus).toBe('refunded');
});
