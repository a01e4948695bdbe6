import { notFound, refuse } from '../../refuse.ts';
import { etagOf } from '../../http/request/if-match.ts';
import type { Deps, Module, Reply } from '../../http/module.ts';
import type { Cart } from '@regen/sdk';
import { cartAccess } from './cart-owner.ts';
import { CartService } from './cart-service.ts';
import { cartView } from './cart-view.ts';
import { mergeGuestCart } from './merge-cart.ts';

type Operation = 'cartGet' | 'cartGetForShippingMethod' | 'cartUpdate' | 'cartChooseFreeItem' | 'cartRemoveFreeItem';

function withTag(cart: Cart, reply: Reply): Cart {
  reply.header('etag', etagOf(cart.version));
  return cart;
}

export function createCartModule(deps: Deps): Module<Operation> {
  const carts = new CartService(deps);

  deps.services.mergeGuestCart = async (guest) => {
    try {
      return await mergeGuestCart(deps.db, deps.ids, guest);
    } catch (error) {
      // Signing in never fails because of a cart (rule C2); the guest cart is still there for the next try.
      deps.log.error({ err: error, userId: guest.userId }, 'guest cart not merged');
      return undefined;
    }
  };

  return {
    access: {
      cartGet: cartAccess,
      cartGetForShippingMethod: cartAccess,
      cartUpdate: cartAccess,
      cartChooseFreeItem: cartAccess,
      cartRemoveFreeItem: cartAccess,
    },
    handlers: {
      async cartGet(call) {
        const { cart, reference } = await carts.read(call, { showTaxes: call.query.showTaxes ?? true });
        return withTag(cartView(cart, reference), call.reply);
      },

      async cartGetForShippingMethod(call) {
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
      },

      cartUpdate: async (call) => withTag(await carts.update(call, call.body), call.reply),
      cartChooseFreeItem: async (call) => withTag(await carts.chooseFreeItem(call, call.body.sku), call.reply),
      cartRemoveFreeItem: async (call) => withTag(await carts.removeFreeItem(call), call.reply),
    },
  };
}
