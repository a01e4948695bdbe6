import { fromCents } from '@regen/domain';
import type { ShippingMethodList } from '@regen/sdk';
import type { Deps, Module } from '../../http/module.ts';
import { cartAccess } from './cart-owner.ts';
import { CartService } from './cart-service.ts';
import { checkedDestination } from './destination.ts';
import type { PricedCart } from './price-cart.ts';

type Operation = 'shippingMethodList' | 'shippingMethodListByAddress';

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

export function createShippingModule(deps: Deps): Module<Operation> {
  const carts = new CartService(deps);
  return {
    access: { shippingMethodList: cartAccess, shippingMethodListByAddress: cartAccess },
    handlers: {
      async shippingMethodList(call) {
        const { cart } = await carts.read(call);
        return methodList(cart);
      },
      async shippingMethodListByAddress(call) {
        const destination = checkedDestination(call.body, '');
        const { cart } = await carts.read(call, { destination });
        return methodList(cart);
      },
    },
  };
}
