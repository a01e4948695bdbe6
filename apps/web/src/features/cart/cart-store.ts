import type { Call, Cart } from '@regen/sdk';
import { isErrorOf, RegenConnectionError } from '@regen/sdk';
import { afterWrite, cartGet, cartUpdate } from '@regen/sdk/query';
import { createCartResource } from '@regen/sdk/resources/cart';
import { GUEST, type AppContext } from '~/kernel/context.ts';
import { cartBadge } from './cart-badge.ts';
import { createCartWriter, type CartWriter } from './cart-writer.ts';
import { followPerson } from './follow-person.ts';
import { isNothing, projected } from './pending-changes.ts';

function conflictOf(error: unknown): Cart | null {
  for (const operation of ['cartUpdate', 'cartChooseFreeItem', 'cartRemoveFreeItem'] as const) {
    if (isErrorOf(error, operation, 412)) return error.body.cart;
  }
  return null;
}

/** A press right before leaving still counts: the call outlives the page. */
const beyond = { keepalive: true };

/** The one place through which this page changes its cart. */
export const cartWriterOf = (app: AppContext): CartWriter => app.service(writerOfPage);

function writerOfPage(call: Call, app: AppContext): CartWriter {
  const { queryClient, session } = app;
  const carts = app.service(createCartResource);
  const keyOfCart = () => cartGet(call, { id: app.buyer }).queryKey;
  const writer = createCartWriter({
    read: () => queryClient.getQueryData(keyOfCart()),
    write(cart) {
      // Whose cart it is, and not who is here: somebody else may have signed in while the response was on its way.
      const id = cart.userId ?? GUEST;
      queryClient.setQueryData(cartGet(call, { id }).queryKey, cart);
      // The free item and the coupon do the same to the cache.
      void afterWrite(queryClient, cartUpdate, cart, { id });
    },
    send(request, version) {
      const id = app.buyer;
      // A cart that does not exist yet has no version to name.
      const guard = version === undefined || version === 0 ? {} : { ifMatch: version };
      if (request.kind === 'update') return carts.update({ id, ...guard, ...request.body }, beyond);
      if (request.sku === null) return carts.removeFreeItem({ id, ...guard }, beyond);
      return carts.chooseFreeItem({ id, ...guard, sku: request.sku }, beyond);
    },
    conflictOf,
  });
  // Presses right before leaving still count.
  if (typeof window !== 'undefined') {
    // Some phones have no `beforeunload`.
    for (const event of ['beforeunload', 'pagehide']) window.addEventListener(event, writer.leave);
    // What could not be saved for want of a connection is saved once there is one.
    window.addEventListener('online', () => {
      if (writer.getState().failure?.error instanceof RegenConnectionError) writer.retry();
    });
  }
  followPerson(session, writer);
  const badge = app.service(cartBadge);
  writer.subscribe(() => {
    const { pending } = writer.getState();
    const cart = isNothing(pending) ? undefined : queryClient.getQueryData(keyOfCart());
    badge.show(cart ? projected(cart, pending).totalQuantity : null);
  });
  return writer;
}
