import type { Cart } from '@regen/sdk';
import { cartGet, invalidate } from '@regen/sdk/query';
import type { AppContext } from '~/app/context.ts';
import { cartRef, cartWriterOf } from '~/features/cart/index.ts';

/** Puts all of a bundle into the cart of the person or of this browser, in one call. Loaded by the press of the button. */
export async function addBundle(app: AppContext, token: string): Promise<Cart> {
  const { queryClient, call, regen, session } = app;
  // Changes under way would be answered with a cart that does not have the bundle yet.
  await cartWriterOf(app).settled();
  const id = cartRef(session);
  const cart = await regen.cart.addBundle({ id, token });
  const { queryKey } = cartGet(call, { id });
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, cart);
  void invalidate(queryClient, 'cartGetForShippingMethod', 'shippingMethodList', 'shippingMethodListByAddress');
  return cart;
}
