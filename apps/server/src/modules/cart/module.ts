import type { Cart } from '@regen/sdk';
import { operation } from '../../http/operation.ts';
import type { Reply } from '../../http/request/call.ts';
import { etagOf } from '../../http/request/if-match.ts';
import type { Needs } from '../../platform.ts';
import { notFound, refuse } from '../../refuse.ts';
import type { Module } from '../module.ts';
import { cartAccess } from './cart-owner.ts';
import type { CartService } from './cart-service.ts';
import { cartView } from './cart-view.ts';
import { shippingOperations } from './shipping-operations.ts';
import type { ShippingOperation } from './shipping-operations.ts';

type CartOperation =
  | ShippingOperation
  | 'cartGet'
  | 'cartGetForShippingMethod'
  | 'cartUpdate'
  | 'cartChooseFreeItem'
  | 'cartRemoveFreeItem';

function withTag(cart: Cart, reply: Reply): Cart {
  reply.header('etag', etagOf(cart.version));
  return cart;
}

export function createCartModule(needs: Needs<'clock'> & { carts: CartService }): Module<CartOperation> {
  const { carts } = needs;
  return {
    operations: {
      ...shippingOperations(needs),

      cartGet: operation(cartAccess, async (call) => {
        const { cart, reference } = await carts.read(call, { showTaxes: call.query.showTaxes ?? true });
        return withTag(cartView(cart, reference), call.reply);
      }),

      cartGetForShippingMethod: operation(cartAccess, async (call) => {
        const { shippingMethodId } = call.params;
        const { cart, reference } = await carts.read(call, { shippingMethodId });
        const method = reference.methods.find(({ id }) => id === shippingMethodId);
        if (!method) throw notFound('There is no such shipping method.');
        if (!cart.destination) {
          throw refuse('destination_missing');
        }
        if (!cart.method) {
          throw refuse('shipping_method_unavailable', `${method.name} does not ship to this destination.`);
        }
        return withTag(cartView(cart, reference), call.reply);
      }),

      cartUpdate: operation(cartAccess, async (call) => withTag(await carts.update(call, call.body), call.reply)),
      cartChooseFreeItem: operation(cartAccess, async (call) =>
        withTag(await carts.chooseFreeItem(call, call.body.sku), call.reply),
      ),
      cartRemoveFreeItem: operation(cartAccess, async (call) => withTag(await carts.removeFreeItem(call), call.reply)),
    },
  };
}
