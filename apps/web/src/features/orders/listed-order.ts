import type { OrderGetParams, OrderPage, OrderSummary } from '@regen/sdk';
import { orderList } from '@regen/sdk/query';
import type { AppContext } from '~/kernel/context.ts';

/** What a list of the same person's orders, if one is at hand, says of an order: enough for the first paint of its page. */
export function listedOrder(
  { call, queryClient }: Pick<AppContext, 'call' | 'queryClient'>,
  { id, orderId }: OrderGetParams,
): OrderSummary | undefined {
  const lists = queryClient.getQueriesData<OrderPage>({
    queryKey: orderList(call, { id }).queryKey,
    predicate: ({ state }) => !state.isInvalidated,
  });
  return lists.flatMap(([, page]) => page?.items ?? []).find((order) => order.id === orderId);
}
