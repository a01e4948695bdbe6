import { randomUUID } from 'node:crypto';
import { CARDS, DESTINATION, cardOf, orderOf } from '../server/purchase.ts';
import type { OrderableCart } from '../server/purchase.ts';
import { Api } from './api.ts';
import { outgoing } from './connection.ts';
import type { Outgoing } from './connection.ts';
import { warmUp } from './load.ts';
import type { Source } from './load.ts';
import type { Store } from './store.ts';

const AT_ONCE = 8;

/** A guest with a filled cart, a shipping method and a paid card: everything up to the last click. */
async function orderReady(store: Store, sku: string): Promise<Outgoing> {
  const guest = new Api(store.url, randomUUID());
  await guest.put('/cart/guest', { items: [{ sku, quantity: 1 }], destination: DESTINATION });
  const { items } = await guest.get<{ items: { id: string }[] }>('/shippingMethods/guest');
  const method = items[0]?.id ?? '';
  const cart = await guest.put<OrderableCart>('/cart/guest', { shippingMethodId: method });
  const { token } = await guest.post<{ token: string }>('/payments/test/tokens', cardOf(CARDS.good));
  const body = orderOf(cart, { email: `${guest.browserId}@bench.example`, shippingMethodId: method, token });
  return outgoing(store.host, {
    method: 'POST',
    path: guest.path('/order/guest'),
    headers: { ...guest.headers, 'idempotency-key': randomUUID() },
    body: JSON.stringify(body),
  });
}

/**
 * `count` different buyers who are about to order, spread over products that have stock. `first` more have ordered before: until then, each
 * database connection still plans its statements anew, and the JIT compiler knows little.
 */
export async function prepareOrders(store: Store, count: number, first = 0): Promise<Source> {
  const shop = new Api(store.url, randomUUID());
  const { items } = await shop.get<{ items: { sku: string; stock: { state: string } }[] }>(
    '/products/public?perPage=48',
  );
  const skus = items.filter(({ stock }) => stock.state === 'in_stock').map(({ sku }) => sku);
  const ready: Outgoing[] = [];
  const all = count + first;
  for (let made = 0; made < all; made += AT_ONCE) {
    const size = Math.min(AT_ONCE, all - made);
    const batch = Array.from({ length: size }, (_, at) => orderReady(store, skus[(made + at) % skus.length] ?? ''));
    ready.push(...(await Promise.all(batch)));
  }
  await warmUp(store, () => (ready.length > count ? (ready.pop() ?? null) : null), 120_000);
  return () => ready.pop() ?? null;
}
