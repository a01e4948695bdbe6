import type { OrderGetParams, OrderPage, OrderSummary } from '@regen/sdk';
import { orderList } from '@regen/sdk/query';
import type { AppContext } from '~/kernel/context.ts';

/**
 * What the newest list of the same person's orders that is at hand says of an order: enough for the first paint of its page. It may be out
 * of date, as after a lost connection: the page reads the order in any case, and nobody waits for that.
 */
export function listedOrder(
  { call, queryClient }: Pick<AppContext, 'call' | 'queryClient'>,
  { id, orderId }: OrderGetParams,
): OrderSummary | undefined {
  return queryClient
    .getQueryCache()
    .findAll({ queryKey: orderList(call, { id }).queryKey })
    .toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
    .flatMap(({ queryKey }) => queryClient.getQueryData<OrderPage>(queryKey)?.items ?? [])
    .find((order) => order.id === orderId);
}
