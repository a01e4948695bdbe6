import type { Order } from '@regen/sdk';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { CARDS, plentifulSkus, Shopper } from '../../testing/shopping.ts';
import { createTestServer } from '../../testing/test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { watchTrips } from '../../testing/watch-trips.ts';
import type { WatchedTrips } from '../../testing/watch-trips.ts';

let server: TestServer;
let watched: WatchedTrips;
let sku: string;
beforeAll(async () => {
  server = await createTestServer(inject('cluster'), { watch: (db) => (watched = watchTrips(db)).db });
  [sku = ''] = await plentifulSkus(server, 1);
  // The first order also reads the tables that prices are made from.
  await ordering();
});
afterAll(() => server.close());

/** Messages to other processes are published in the background, together for all orders within 50 milliseconds. */
const isOwn = (trip: readonly string[]) => !trip.some((name) => name.startsWith('outbox-'));

/** The round trips of an order. */
async function ordering(card: string = CARDS.good): Promise<string[][]> {
  const visitor = new Shopper(server);
  await visitor.put({ items: [{ sku, quantity: 1 }] });
  const body = await visitor.checkout(card);
  watched.trips.splice(0);
  const { status } = await visitor.order<Order>(body);
  expect(status).toBe(card === CARDS.declined ? 402 : 201);
  return watched.trips.splice(0).filter(isOwn);
}

describe('an order', () => {
  it('waits ten times for the database, and three times for its disk, when it is paid', async () => {
    expect(await ordering()).toEqual([
      // Counts attempts. As with all limits, these commits don't wait for the disk.
      ['rate-limit-count'],
      ['begin', 'idempotency-claim', 'cart-lock-guest', expect.stringMatching(/^cart-guest-/)],
      ['stock-lock', 'stock-take'],
      // First commit: the order exists, and its attempt, before the provider is called.
      ['order-write', 'payment-write', 'idempotency-store', 'commit'],
      // Second commit: the embedded provider's, in place of a network call.
      ['test-payment-charge'],
      ['begin', 'order-lock', 'payment-record'],
      ['order-move'],
      // Third commit: the order is paid, and its confirmation is in the outbox.
      ['mail-write', 'commit'],
      ['order-read'],
      // The attempt was not declined.
      ['rate-limit-refund'],
    ]);
  });

  it('returns its stock in as many round trips when its payment is declined', async () => {
    const trips = await ordering(CARDS.declined);
    expect(trips.slice(5)).toEqual([
      ['begin', 'order-lock', 'payment-record'],
      ['order-pieces', 'order-held'],
      ['stock-lock', 'stock-return'],
      ['order-not-paid', 'commit'],
      ['order-read'],
    ]);
  });
});
