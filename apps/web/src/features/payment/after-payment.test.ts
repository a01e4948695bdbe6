import { addressList, afterWrite, orderConfirmPayment, orderGet, orderPay, orderPlace } from '@regen/sdk/query';
import { expect, it } from 'vitest';
import { ordersOf } from '~/features/orders/index.ts';
import { rewardsOf } from '~/features/rewards/index.ts';
import { openContext } from '~/testing/context.ts';

it('marks what an order changes as stale: orders, the address book, points', async () => {
  const { context } = openContext();
  const { call, queryClient } = context;
  const person = 'usr_1';
  const order = await context.ensure(orderGet, { id: person, orderId: 'ord_1' });
  await Promise.all([
    context.ensure(addressList, { userId: person }),
    context.ensure(rewardsOf, person),
    context.ensure(ordersOf, person),
  ]);
  await afterWrite(queryClient, orderConfirmPayment, order, { orderId: order.id });
  const read = [addressList(call, { userId: person }), rewardsOf(call, person), ordersOf(call, person)];
  expect(read.map(({ queryKey }) => queryClient.getQueryState(queryKey)?.isInvalidated)).toEqual([true, true, true]);
});

it('marks the same queries as stale, whether an order is placed, paid or confirmed', () => {
  expect(orderPlace.after?.stales).toEqual(orderConfirmPayment.after?.stales);
  expect(orderPay.after?.stales).toEqual(orderConfirmPayment.after?.stales);
});
