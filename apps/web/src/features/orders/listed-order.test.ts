import { orderList } from '@regen/sdk/query';
import { expect, it } from 'vitest';
import { openContext } from '~/testing/context.ts';
import { listedOrder } from './listed-order.ts';

async function openList() {
  const { context } = openContext();
  const { items } = await context.ensure(orderList, { id: 'usr_1', page: 2, year: 2026 });
  const [first] = items;
  if (!first) throw new Error('The example list is empty.');
  return { context, first };
}

it('finds an order in any page of a list of the same person', async () => {
  const { context, first } = await openList();
  expect(listedOrder(context, { id: 'usr_1', orderId: first.id })).toBe(first);
  expect(listedOrder(context, { id: 'usr_1', orderId: 'ord_0' })).toBeUndefined();
  expect(listedOrder(context, { id: 'usr_2', orderId: first.id })).toBeUndefined();
});

it('leaves out a list that may be out of date', async () => {
  const { context, first } = await openList();
  await context.queryClient.invalidateQueries({ queryKey: orderList(context.call, { id: 'usr_1' }).queryKey });
  expect(listedOrder(context, { id: 'usr_1', orderId: first.id })).toBeUndefined();
});
