import { uuid } from '../core/uuid.ts';
import type { AddressInput, Cart, Regen } from '../index.ts';

export const address: AddressInput = {
  firstName: 'Ana',
  lastName: 'Ruiz',
  line1: '1 Main Street',
  city: 'Denver',
  region: 'CO',
  postalCode: '80202',
  countryCode: 'US',
};

/** Three SKUs that a visitor can order. */
export async function buyableSkus(regen: Regen): Promise<string[]> {
  const skus: string[] = [];
  for await (const product of regen.products.list({ userId: 'public', perPage: 48 })) {
    if (product.stock.state === 'in_stock') skus.push(product.sku);
    if (skus.length === 3) break;
  }
  return skus;
}

/** A guest's cart that is ready to be ordered. */
export async function readyCart(regen: Regen): Promise<Cart> {
  const [sku = ''] = await buyableSkus(regen);
  const destination = { countryCode: 'US', region: 'CO', postalCode: '80202' };
  await regen.cart.update({ id: 'guest', set: [{ sku, quantity: 2 }], destination });
  const { items } = await regen.shippingMethods.list({ id: 'guest' });
  return regen.cart.update({ id: 'guest', shippingMethodId: items[0]?.id ?? '' });
}

/** A token of the test provider for a card number. */
export function card(regen: Regen, number: string) {
  return regen.payments.createTestToken({ number, expMonth: 12, expYear: 2099, cvc: '123' });
}

/** A guest's order, paid with a card of this number: what is sent, and the call. */
export async function place(regen: Regen, number: string, idempotencyKey = uuid()) {
  const cart = await readyCart(regen);
  const { token } = await card(regen, number);
  const params = {
    id: 'guest',
    cartId: cart.id ?? '',
    cartVersion: cart.version,
    email: 'ana@example.com',
    // As the address book would give it.
    shippingAddress: { ...address, id: 'adr_1', isDefault: true },
    shippingMethodId: cart.shippingMethodId ?? '',
    payment: { method: 'card', token },
    expectedTotal: cart.orderTotal.total,
  } as const;
  return { params, order: () => regen.orders.place(params, { idempotencyKey }) };
}
