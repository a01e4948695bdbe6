/** The buyer in tests, benchmarks and chaos. */
export const ADDRESS = {
  firstName: 'Ada',
  lastName: 'Stone',
  line1: '12 South Temple',
  city: 'Salt Lake City',
  region: 'UT',
  postalCode: '84111',
  countryCode: 'US',
};

/** The part of the address that is known while a cart is filled. */
export const DESTINATION = { countryCode: 'US', region: 'UT', postalCode: '84111' };

/** Card numbers of the test provider, by outcome. */
export const CARDS = {
  good: '4242424242424242',
  declined: '4000000000000002',
  poor: '4000000000009995',
  challenge: '4000002760003184',
} as const;

/** Card details as a buyer enters them. */
export const cardOf = (number: string) => ({ number, expMonth: 12, expYear: 2040, cvc: '123' });

/** What an order names of the cart. */
export interface OrderableCart {
  id: string;
  version: number;
  orderTotal: { total: number };
}

/** An order of the whole cart, to the address above. */
export const orderOf = (
  cart: OrderableCart,
  { email, shippingMethodId, token }: { email: string; shippingMethodId: string; token: string },
) => ({
  cartId: cart.id,
  cartVersion: cart.version,
  email,
  shippingAddress: ADDRESS,
  shippingMethodId,
  payment: { method: 'card' as const, token },
  expectedTotal: cart.orderTotal.total,
});

interface Database {
  query(statement: string, values: unknown[]): Promise<{ rows: { sku: string }[] }>;
}

/** Public products with plenty of stock and no automatic discount, so that no honest buyer is refused; all of them without a count. */
export async function findPlentifulSkus(database: Database, count: number | null = null): Promise<string[]> {
  const { rows } = await database.query(
    `select p.sku from products p join stock s on s.sku = p.sku
     where visible_web and visible_pro and on_hand > 200 and limit_per_order >= 10 and not 'masks' = any(categories)
     order by p.sku limit $1`,
    [count],
  );
  return rows.map(({ sku }) => sku);
}
