import {
  deliveryEstimate,
  freeShippingExceptions,
  freeShippingFrom,
  fromCents,
  shippingCountries,
  shippingQuotes,
} from '@regen/domain';
import type { Destination, ShippingMethod } from '@regen/domain';
import type { ShippingMethodList, ShippingPromise } from '@regen/sdk';
import { buyerOf } from '../../auth/buyer.ts';
import type { Buyer } from '../../auth/buyer.ts';
import { anyone } from '../../http/access/rules.ts';
import { operation } from '../../http/operation.ts';
import type { Operations } from '../../http/operation.ts';
import type { Needs } from '../../platform.ts';
import { cartAccess } from './cart-owner.ts';
import type { CartService } from './cart-service.ts';
import { checkedDestination } from './destination.ts';
import type { PricedCart } from './price-cart.ts';
import type { Reference } from './reference.ts';

export type ShippingOperation =
  | 'shippingCountryList'
  | 'shippingMethodList'
  | 'shippingMethodListByAddress'
  | 'shippingMethodPromise';

function estimateFor({ minDays, maxDays }: ShippingMethod, now: Date) {
  return deliveryEstimate(now, { min: minDays, max: maxDays });
}

function arrivalOf(method: ShippingMethod, now: Date) {
  const { from, to } = estimateFor(method, now);
  return { from, to };
}

function methodList(cart: PricedCart, now: Date): ShippingMethodList {
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
      arrives: arrivalOf(method, now),
    })),
  };
}

function promiseOf(reference: Reference, destination: Destination, { channel }: Buyer, now: Date): ShippingPromise {
  const { countryCode } = destination;
  const freeFrom = freeShippingFrom(reference, destination, channel);
  const [cheapest] = shippingQuotes(reference, destination, channel, { amount: 0, pieces: 1 });
  if (!cheapest) return { countryCode, freeFrom: null, delivery: null };
  const { id, name, carrier } = cheapest.method;
  const exceptRegions = freeShippingExceptions(reference, destination, channel);
  const { ships, from, to, orderBy } = estimateFor(cheapest.method, now);
  return {
    countryCode,
    freeFrom: freeFrom === null ? null : fromCents(freeFrom),
    ...(exceptRegions.length > 0 && { exceptRegions }),
    delivery: { methodId: id, methodName: name, carrier, ships, from, to, orderBy: orderBy.toISOString() },
  };
}

/** Which ways of shipping a cart has, and what they cost. */
export function shippingOperations({
  carts,
  clock,
}: Needs<'clock'> & { carts: CartService }): Operations<ShippingOperation> {
  return {
    shippingCountryList: operation(anyone(), async () => {
      const items = shippingCountries(await carts.reference()).map((countryCode) => ({ countryCode }));
      return { items };
    }),
    shippingMethodList: operation(cartAccess, async (call) => {
      const { cart } = await carts.read(call);
      return methodList(cart, clock.now());
    }),
    shippingMethodListByAddress: operation(cartAccess, async (call) => {
      const destination = checkedDestination(call.body, '');
      const { cart } = await carts.read(call, { destination });
      return methodList(cart, clock.now());
    }),
    shippingMethodPromise: operation(anyone(), async ({ actor, query }) => {
      const { countryCode = 'US', region = null, postalCode = null } = query;
      const destination = checkedDestination({ countryCode, region, postalCode, isConfirmed: true }, '');
      return promiseOf(await carts.reference(), destination, buyerOf(actor), clock.now());
    }),
  };
}
