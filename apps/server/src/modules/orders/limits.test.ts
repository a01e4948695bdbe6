import type { Order } from '@regen/sdk';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { CARDS, Shopper, plentifulSkus } from '../../testing/shopping.ts';
import { createTestServer } from '../../testing/test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';

const HOUR = 3_600_000;
const REFUSED = { status: 429, body: { code: 'rate_limited' } };

let server: TestServer;
let other: TestServer;
let sku: string;
beforeAll(async () => {
  server = await createTestServer(inject('cluster'));
  other = await createTestServer(inject('cluster'), { shareWith: server, env: { TRUST_PROXY: 'true' } });
  [sku = ''] = await plentifulSkus(server, 1);
  // The windows are those of the clock: the tests begin at the start of one.
  server.clock.advance(HOUR - (server.clock.now().getTime() % HOUR));
});
afterAll(async () => {
  await other.close();
  await server.close();
});

async function times(count: number, work: (turn: number) => Promise<unknown>): Promise<void> {
  await Promise.all(Array.from({ length: count }, (_, turn) => work(turn)));
}

/** Uses up an address's attempts without sixty or three hundred calls. */
async function pretend(bucket: string, hits: number): Promise<void> {
  const result = await server.db.query('update rate_limits set hits = $2 where bucket = $1 and expires_at > $3', [
    bucket,
    hits,
    server.clock.now(),
  ]);
  expect(result.rowCount).toBe(1);
}

describe('orders', () => {
  it('are limited for a buyer across processes, placing and paying together', async () => {
    const buyer = new Shopper(server);
    await buyer.put({ add: [{ sku, quantity: 1 }] });
    const body = await buyer.checkout(CARDS.declined);
    const declined = await buyer.order<{ order: { id: string; accessToken: string } }>(body);
    expect(declined.status).toBe(402);
    const { id, accessToken } = declined.body.order;
    // One after the other: attempts in progress count as declined until their outcome is known.
    for (let turn = 0; turn < 59; turn += 1) {
      const [process, key] = [turn % 2 ? server : other, { 'idempotency-key': randomUUID() }];
      const again = { body, browserId: buyer.browserId, headers: { cookie: buyer.cookie, ...key } };
      expect((await process.call('POST', '/order/guest', again)).status).toBe(422);
    }
    const refused = await buyer.order(body);
    expect(refused).toMatchObject(REFUSED);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(await buyer.pay(id, CARDS.good, accessToken)).toMatchObject(REFUSED);

    const neighbor = new Shopper(other);
    await neighbor.put({ add: [{ sku, quantity: 1 }] });
    expect((await neighbor.order(await neighbor.checkout())).status).toBe(201);
    server.clock.advance(HOUR);
    expect((await buyer.pay(id, CARDS.good, accessToken)).body.state).toBe('paid');
  });

  it('are limited for an address, whatever browser it says it is', async () => {
    const buyer = new Shopper(server);
    await buyer.put({ add: [{ sku, quantity: 1 }] });
    const body = await buyer.checkout();
    expect((await new Shopper(server).order(body)).status).toBe(404);
    await pretend('order ip 127.0.0.1', 299);
    expect((await new Shopper(server).order(body)).status).toBe(404);
    expect(await new Shopper(server).order(body)).toMatchObject(REFUSED);
    server.clock.advance(HOUR);
  });
});

describe('orders waiting for a bank', () => {
  const from = async (ip: string) => {
    const buyer = new Shopper(other);
    await buyer.put({ add: [{ sku, quantity: 1 }] });
    const headers = { 'idempotency-key': randomUUID(), 'x-forwarded-for': ip };
    return buyer.call<Order>('POST', '/order/guest', { body: await buyer.checkout(CARDS.challenge), headers });
  };

  it('are limited per IPv6 /48, whichever of its /64s they come from', async () => {
    const { status, body } = await from('2001:db8:a:1::1');
    expect(status).toBe(201);
    // The rest of what a /48 may have, each from a different buyer and /64.
    const { rowCount } = await server.db.query(
      `insert into orders select (jsonb_populate_record(o, jsonb_build_object('id', 'ord_wide' || n, 'number', 'R-wide' || n,
           'browser_id', 'wide' || n, 'email', n || '@wide.example', 'network', left(o.network, 16) || n))).*
         from orders o, generate_series(1, 79) n where o.id = $1`,
      [body.id],
    );
    expect(rowCount).toBe(79);
    await server.db.query(
      `insert into payments select (jsonb_populate_record(p, jsonb_build_object('id', 'pay_wide' || n, 'order_id', 'ord_wide' || n,
           'provider_ref', 'wide' || n))).*
         from payments p, generate_series(1, 79) n where p.order_id = $1`,
      [body.id],
    );
    const refused = await from('2001:db8:a:2::1');
    expect(refused).toMatchObject(REFUSED);
    expect(refused.headers['ratelimit']).toBe(`"default";r=0;t=${String(refused.headers['retry-after'])}`);
    expect((await from('2001:db8:b:2::1')).status).toBe(201);
    await server.db.query(`delete from payments where id = 'pay_wide1'; delete from orders where id = 'ord_wide1'`);
    expect((await from('2001:db8:a:2::1')).status).toBe(201);
  });
});

describe('coupons', () => {
  it('are attempted so often and not more; the cart still works without one', async () => {
    const buyer = new Shopper(server);
    await buyer.put({ add: [{ sku, quantity: 1 }] });
    await times(60, async (turn) => {
      const response = await buyer.put({ couponCode: `GUESS${turn}` });
      expect(response.body.coupon).toMatchObject({ isApplied: false });
    });
    const refused = await buyer.put({ couponCode: 'WELCOME10' });
    expect(refused).toMatchObject(REFUSED);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await buyer.put({ couponCode: null, set: [{ sku, quantity: 2 }] })).status).toBe(200);
    expect((await new Shopper(server).put({ couponCode: 'WELCOME10' })).status).toBe(200);
    await pretend('coupon ip 127.0.0.1', 300);
    expect(await new Shopper(server).put({ couponCode: 'WELCOME10' })).toMatchObject(REFUSED);
    server.clock.advance(HOUR);
    expect((await buyer.put({ couponCode: 'WELCOME10' })).status).toBe(200);
  });
});
