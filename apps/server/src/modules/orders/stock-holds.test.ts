import type { Order, PaymentError } from '@regen/sdk';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { CARDS, onHand, plentifulSkus, Shopper } from '../../testing/shopping.ts';
import { createTestServer } from '../../testing/test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { releaseUnpaidOrders } from './release-orders.ts';

const HOUR = 3_600_000;

let server: TestServer;
let skus: string[];
beforeAll(async () => {
  server = await createTestServer(inject('cluster'));
  skus = await plentifulSkus(server, 6);
});
beforeEach(() => {
  // Attempts are counted by the clock hour: each test begins at the start of one.
  server.clock.advance(HOUR - (server.clock.now().getTime() % HOUR));
});
afterAll(() => server.close());

async function shelf(): Promise<{ pieces: number; inStock: number }> {
  const { rows } = await server.db.query<{ pieces: number; inStock: number }>(
    `select sum(on_hand)::int as pieces, count(*) filter (where on_hand > 0)::int as "inStock" from stock`,
  );
  return rows[0] ?? { pieces: 0, inStock: 0 };
}

async function visitorWith(items: object[]): Promise<Shopper> {
  const visitor = new Shopper(server);
  await visitor.put({ items });
  return visitor;
}

/** Everything that a visitor can put into a cart. */
async function wholeShop(): Promise<object[]> {
  const { rows } = await server.db.query<{ sku: string }>(
    'select p.sku from products p join stock s on s.sku = p.sku where visible_web and on_hand > 0 order by p.sku limit 200',
  );
  return rows.map(({ sku }) => ({ sku, quantity: 999 }));
}

async function attack(card: string, times: number): Promise<number[]> {
  const items = await wholeShop();
  expect(items.length).toBeGreaterThan(30);
  const statuses: number[] = [];
  for (let turn = 0; turn < times; turn += 1) {
    const visitor = await visitorWith(items);
    statuses.push((await visitor.order(await visitor.checkout(card))).status);
  }
  return statuses;
}

const release = () => releaseUnpaidOrders(server.app.platform, server.app.services.payments);

/** As if it had been placed so many minutes earlier. */
async function makeOlder(orderId: string, minutes: number): Promise<void> {
  await server.db.query(`update orders set placed_at = placed_at - $2 * interval '1 minute' where id = $1`, [
    orderId,
    minutes,
  ]);
}

describe('a shop that is attacked', () => {
  it('has all its stock after 25 declined orders of everything', async () => {
    const before = await shelf();
    const statuses = await attack(CARDS.declined, 25);
    expect(statuses[0]).toBe(402);
    expect(await shelf()).toEqual(before);
    const { rows } = await server.db.query(`select from orders where state = 'placed' and has_stock`);
    expect(rows).toEqual([]);
  });

  it('holds stock for a limited number of orders per network that wait for a bank, and releases it with the others', async () => {
    const before = await shelf();
    const statuses = await attack(CARDS.challenge, 25);
    const waiting = statuses.filter((status) => status === 201).length;
    expect(waiting).toBeGreaterThan(0);
    expect(waiting).toBeLessThanOrEqual(20);
    expect(statuses.slice(waiting).every((status) => status === 429 || status === 409 || status === 422)).toBe(true);
    await server.db.query(`update orders set placed_at = placed_at - interval '31 minutes' where state = 'placed'`);
    while ((await release()) > 0);
    expect(await shelf()).toEqual(before);
  });

  it('gets a Retry-After, and its honest buyers order meanwhile', async () => {
    const [sku = ''] = skus;
    const thief = await visitorWith([{ sku, quantity: 1 }]);
    const { body } = await thief.order<PaymentError>(await thief.checkout(CARDS.declined));
    for (let turn = 0; turn < 9; turn += 1) {
      expect((await thief.pay(body.order.id, CARDS.declined)).status).toBe(402);
    }
    const refused = await thief.pay(body.order.id, CARDS.declined);
    expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    const neighbor = await visitorWith([{ sku, quantity: 1 }]);
    expect((await neighbor.order(await neighbor.checkout())).status).toBe(201);
    const namesake = await visitorWith([{ sku, quantity: 1 }]);
    const email = `${thief.browserId}@GUESTS.example`;
    expect((await namesake.order(await namesake.checkout(CARDS.declined, { email }))).status).toBe(429);
  });
});

describe('the stock of an order', () => {
  it('go back with a declined card and are taken again by the next attempt', async () => {
    const [, sku = ''] = skus;
    const before = await onHand(server, sku);
    const visitor = await visitorWith([{ sku, quantity: 3 }]);
    const declined = await visitor.order<PaymentError>(await visitor.checkout(CARDS.declined));
    expect(declined.status).toBe(402);
    expect(await onHand(server, sku)).toBe(before);
    expect((await visitor.pay(declined.body.order.id, CARDS.poor)).status).toBe(402);
    expect(await onHand(server, sku)).toBe(before);
    expect((await visitor.pay(declined.body.order.id, CARDS.good)).body.state).toBe('paid');
    expect(await onHand(server, sku)).toBe(before - 3);
  });

  it('may be sold in the meantime: the next attempt is refused, charges nothing, and works once it is back', async () => {
    const [, , sku = ''] = skus;
    await server.db.query('update stock set on_hand = 3 where sku = $1', [sku]);
    const visitor = await visitorWith([{ sku, quantity: 2 }]);
    const { body } = await visitor.order<PaymentError>(await visitor.checkout(CARDS.declined));
    const { id } = body.order;
    const other = await visitorWith([{ sku, quantity: 2 }]);
    expect((await other.order(await other.checkout())).status).toBe(201);
    expect(await visitor.pay(id, CARDS.good)).toMatchObject({
      status: 409,
      body: { code: 'out_of_stock', details: [{ path: `/items/${sku}`, message: '1 left' }] },
    });
    expect(await onHand(server, sku)).toBe(1);
    const { rows } = await server.db.query(`select from test_payments where order_id = $1 and status <> 'failed'`, [
      id,
    ]);
    expect(rows).toEqual([]);
    await server.db.query('update stock set on_hand = 2 where sku = $1', [sku]);
    expect((await visitor.pay(id, CARDS.good)).body.state).toBe('paid');
    expect(await onHand(server, sku)).toBe(0);
  });

  it('is held while the buyer is at the bank, and returned when the bank declines', async () => {
    const [, , , sku = ''] = skus;
    const before = await onHand(server, sku);
    const visitor = await visitorWith([{ sku, quantity: 2 }]);
    const { body: order } = await visitor.order(await visitor.checkout(CARDS.challenge));
    expect(await onHand(server, sku)).toBe(before - 2);
    const challenge = `/payments/test/challenges/${order.payment.nextAction?.challengeId}`;
    await visitor.call('POST', challenge, { body: { approve: false } });
    expect((await visitor.call('POST', `/order/${order.id}/confirm`, { body: {} })).status).toBe(402);
    expect(await onHand(server, sku)).toBe(before);
  });

  it('is held for half an hour from the order on, whatever is tried in the meantime', async () => {
    const [, , , , sku = ''] = skus;
    const before = await onHand(server, sku);
    // Holds of earlier tests, an hour ago.
    await release();
    const visitor = await visitorWith([{ sku, quantity: 2 }]);
    const { body: order } = await visitor.order(await visitor.checkout(CARDS.challenge));
    await makeOlder(order.id, 29);
    expect(await release()).toBe(0);
    expect((await visitor.pay(order.id, CARDS.challenge)).body).toMatchObject({
      state: 'placed',
      payment: { status: 'requires_action' },
    });
    expect(await onHand(server, sku)).toBe(before - 2);
    await makeOlder(order.id, 2);
    expect(await release()).toBe(1);
    expect(await onHand(server, sku)).toBe(before);
    const after = await visitor.call<Order>('GET', `/user/guest/order/${order.id}`);
    expect(after.body).toMatchObject({ state: 'canceled', canPay: false });
    expect(await visitor.pay(order.id, CARDS.good)).toMatchObject({ status: 409, body: { code: 'order_not_payable' } });
  });

  it('is held for three orders of one buyer that wait for a bank; a finished one makes room', async () => {
    const [sku = ''] = skus;
    const visitor = new Shopper(server);
    const next = async () => {
      await visitor.put({ items: [{ sku, quantity: 1 }] });
      return visitor.order(await visitor.checkout(CARDS.challenge));
    };
    const [first] = [await next(), await next(), await next()];
    const before = await onHand(server, sku);
    const refused = await next();
    expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
    const wait = Number(refused.headers['retry-after']);
    expect(wait > 0 && wait <= 1_800).toBe(true);
    expect(await onHand(server, sku)).toBe(before);
    const challenge = `/payments/test/challenges/${first.body.payment.nextAction?.challengeId}`;
    await visitor.call('POST', challenge, { body: { approve: true } });
    expect((await next()).status).toBe(201);
  });

  it('is never sold twice when more declined orders than there is stock for are paid again concurrently', async () => {
    const [, , , , , sku = ''] = skus;
    const declined = await Promise.all(
      Array.from({ length: 9 }, async () => {
        const visitor = await visitorWith([{ sku, quantity: 1 }]);
        return { visitor, answer: await visitor.order<PaymentError>(await visitor.checkout(CARDS.declined)) };
      }),
    );
    expect(declined.map(({ answer }) => answer.status)).toEqual(Array(9).fill(402));
    await server.db.query('update stock set on_hand = 5 where sku = $1', [sku]);
    // Each with two cards at once, as from two tabs.
    const responses = await Promise.all(
      declined.flatMap(({ visitor, answer }) =>
        [CARDS.good, CARDS.good].map((card) => visitor.pay(answer.body.order.id, card)),
      ),
    );
    for (const { status } of responses) expect([200, 402, 409]).toContain(status);
    const { rows } = await server.db.query<{ paid: number; held: number }>(
      `select count(*) filter (where state = 'paid')::int as paid, count(*) filter (where has_stock)::int as held
       from orders where id = any($1)`,
      [declined.map(({ answer }) => answer.body.order.id)],
    );
    expect(rows).toEqual([{ paid: rows[0]?.paid, held: rows[0]?.paid }]);
    expect((await onHand(server, sku)) + (rows[0]?.paid ?? 0)).toBe(5);
  });
});
