import type { Cart } from '@regen/sdk';
import { afterWrite, cartAddBundle, cartGet } from '@regen/sdk/query';
import { createCartResource } from '@regen/sdk/resources/cart';
import { cartWriterOf } from '~/features/cart/index.ts';
import type { AppContext } from '~/kernel/context.ts';

/** Puts all of a bundle into the cart of the person or of this browser, in one call. */
export async function addBundle(app: AppContext, token: string): Promise<Cart> {
  const { queryClient, call } = app;
  // A change in flight would return a cart that does not have the bundle yet.
  await cartWriterOf(app).settled();
  const id = app.buyer;
  const params = { id, token };
  const cart = await app.service(createCartResource).addBundle(params);
  queryClient.setQueryData(cartGet(call, { id }).queryKey, cart);
  void afterWrite(queryClient, cartAddBundle, cart, params);
  return cart;
}
