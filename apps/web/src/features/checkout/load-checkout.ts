import { addressList, cartGet, paymentGetConfig } from '@regen/sdk/query';
import type { AppContext } from '~/app/context.ts';
import { cartRef } from '~/features/cart/index.ts';

/** Starts what the checkout is going to ask for. */
export function loadCheckout({ call, queryClient, session }: AppContext): void {
  void queryClient.prefetchQuery(cartGet(call, { id: cartRef(session) }));
  void queryClient.prefetchQuery(paymentGetConfig(call));
  const userId = session.current()?.userId;
  if (userId !== undefined) void queryClient.prefetchQuery(addressList(call, { userId }));
}
