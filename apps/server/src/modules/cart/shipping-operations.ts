import { fromCents } from '@regen/domain';
import type { ShippingMethodList } from '@regen/sdk';
import { operation } from '../../http/operation.ts';
import type { Operations } from '../../http/operation.ts';
import { cartAccess } from './cart-owner.ts';
import type { CartService } from './cart-service.ts';
import { checkedDestination } from './destination.ts';
import type { PricedCart } from './price-cart.ts';

export type ShippingOperation = 'shippingMethodList' | 'shippingMethodListByAddress';

function methodList(cart: PricedCart): ShippingMethodList {
  return {
    items: cart.quotes.map(({ method, price }) => ({
      id: method.id,
      name: method.name,
      description: method.description,
      carrier: method.carrier,
      // A coupon or an automatic discount that makes shipping free does so for every method.
      price: fromCents(cart.totals.freeShipping ? 0 : price),
      currency: 'USD',
      deliveryDays: { min: method.minDays, max: method.maxDays },
    })),
  };
}

/** Which ways of shipping a cart has, and what they cost. */
export function shippingOperations(carts: CartService): Operations<ShippingOperation> {
  return {
    shippingMethodList: operation(cartAccess, async (call) => {
      const { cart } = await carts.read(call);
      return methodList(cart);
    }),
    shippingMethodListByAddress: operation(cartAccess, async (call) => {
      const destination = checkedDestination(call.body, '');
      const { cart } = await carts.read(call, { destination });
      return methodList(cart);
    }),
  };
}
