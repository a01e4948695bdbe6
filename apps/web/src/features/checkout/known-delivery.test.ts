import type { Address, Cart, CartUpdate, ShippingMethodList } from '@regen/sdk';
import { addressList, cartGet, shippingMethodList } from '@regen/sdk/query';
import { describe, expect, it } from 'vitest';
import { cartWriterOf } from '~/features/cart/index.ts';
import { openContext } from '~/testing/context.ts';
import { grantOf, userOf } from '~/testing/people.ts';
import { knownDelivery } from './known-delivery.ts';

const denver = { countryCode: 'US', region: 'CO', postalCode: '80202' };
const portland = { countryCode: 'US', region: 'OR', postalCode: '97205' };

interface Given {
  destination: Cart['destination'];
  shippingMethodId?: string;
  /** Cheapest first. */
  methods?: string[];
  address?: Partial<Address>;
}

/** A person with an address in Denver, and what a server has made of their cart when they come to pay. */
async function comeToPay({ destination, shippingMethodId, methods = ['ground', 'overnight'], address }: Given) {
  const { context, session, mocks } = openContext();
  session.start(grantOf(userOf('b2b')));
  const { buyer } = context;
  const example = await context.ensure(cartGet, { id: buyer });
  let cart: Cart = { ...example, userId: buyer, destination, shippingMethodId: shippingMethodId ?? null };
  mocks.on('cartGet', () => cart);
  mocks.on('cartUpdate', ({ body }) => {
    const { destination: to = cart.destination, shippingMethodId: by = cart.shippingMethodId } = body as CartUpdate;
    const place = to && { countryCode: to.countryCode, region: to.region ?? null, postalCode: to.postalCode ?? null };
    cart = { ...cart, version: cart.version + 1, destination: place, shippingMethodId: by };
    return cart;
  });
  const [method] = (await context.ensure(shippingMethodList, { id: buyer })).items;
  const [first] = (await context.ensure(addressList, { userId: buyer })).items;
  if (method === undefined || first === undefined) throw new Error('The examples have a method and an address.');
  const list: ShippingMethodList = { items: methods.map((id) => ({ ...method, id })) };
  mocks.on('shippingMethodList', list);
  await context.queryClient.invalidateQueries();
  const saved: Address = { ...first, ...denver, ...address };
  const draft = await knownDelivery(context, cartWriterOf(context), cart, saved);
  return { draft, cart, writes: mocks.calls.filter(({ operationId }) => operationId === 'cartUpdate').length, saved };
}

describe('the delivery of a person with a saved address', () => {
  it('goes there by the cheapest method', async () => {
    const { draft, cart, saved } = await comeToPay({ destination: null });
    expect(cart).toMatchObject({ destination: denver, shippingMethodId: 'ground' });
    expect(draft).toMatchObject({ addressId: saved.id, hasChosenShipping: true });
    expect(draft?.shipping).toMatchObject({ line1: saved.line1, ...denver });
  });

  it('keeps the method that was chosen in the cart, and writes nothing that is there', async () => {
    const known = { destination: denver, shippingMethodId: 'overnight' };
    const { draft, cart, writes } = await comeToPay(known);
    expect(cart).toMatchObject(known);
    expect([draft?.hasChosenShipping, writes]).toEqual([true, 0]);
  });

  it('replaces a method that does not ship there', async () => {
    const { cart } = await comeToPay({ destination: denver, shippingMethodId: 'courier' });
    expect(cart.shippingMethodId).toBe('ground');
  });

  it('refines an estimate for the country', async () => {
    const { cart } = await comeToPay({ destination: { countryCode: 'US', region: null, postalCode: null } });
    expect(cart.destination).toEqual(denver);
  });

  it('leaves the method unset if none ships there', async () => {
    const { draft, cart } = await comeToPay({ destination: null, methods: [] });
    expect(cart.shippingMethodId).toBeNull();
    expect(draft).toMatchObject({ hasChosenShipping: false });
  });

  it.each<[string, Given]>([
    ['whose cart is estimated for another place', { destination: portland }],
    ['whose address has no street', { destination: null, address: { line1: '' } }],
    ['whose address has no state', { destination: null, address: { region: null } }],
  ])('fills in nothing for a person %s', async (_of, given) => {
    const { draft, cart, writes } = await comeToPay(given);
    expect([draft, writes, cart.destination]).toEqual([null, 0, given.destination]);
  });
});
