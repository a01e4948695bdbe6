import type { AppContext } from '~/app/context.ts';
import { createMemberClient } from '~/app/member-client.ts';
import { cartRef } from '~/features/cart/index.ts';

/** Starts what the checkout is going to ask for. */
export function loadCheckout({ call, queryClient, session }: AppContext): void {
  const { queries } = createMemberClient(call);
  void queryClient.prefetchQuery(queries.cart.get({ id: cartRef(session) }));
  void queryClient.prefetchQuery(queries.payments.config());
  const userId = session.current()?.userId;
  if (userId !== undefined) void queryClient.prefetchQuery(queries.addresses.list({ userId }));
}
