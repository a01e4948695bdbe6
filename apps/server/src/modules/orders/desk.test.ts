import { ORDER_STATES, staffOrderMove } from '@regen/domain';
import type { ErrorBody, Order, StaffOrderMoveState } from '@regen/sdk';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openDesk, paidOrder } from '../../testing/desk.ts';
import type { Desk } from '../../testing/desk.ts';
import { addOrder } from '../../testing/order-states.ts';
import { PEOPLE } from '../../testing/shop/people.ts';
import { ADDRESS, CARDS, onHand, plentifulSkus, Shopper } from '../../testing/shopping.ts';
import { createTestServer } from '../../testing/test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { tellShipped } from './tell-shipped.ts';

let server: TestServer;
let desk: Desk;
let professional: { jwt: string; id: string; accountId: string };
let sku: string;

beforeAll(async () => {
  server = await createTestServer(inject('cluster'), { env: { RATE_LIMIT_FACTOR: '100' } });
  [sku = ''] = await plentifulSkus(server, 1);
  desk = await openDesk(server);
  professional = await server.signIn(PEOPLE.professional);
});
afterAll(() => server.close());

const one = () => paidOrder(server, [{ sku, quantity: 2 }]);

async function auditOf(orderId: string) {
  const { rows } = await server.db.query<{ action: string; email: string; owner: string | null; data: object }>(
    `select action, actor_email as email, owner_user_id as owner, data from audit_log where subject_id = $1 order by id`,
    [orderId],
  );
  return rows;
}

const stored = async (orderId: string) =>
  (await server.db.query('select to_jsonb(o) as row from orders o where id = $1', [orderId])).rows;

describe('the list', () => {
  const numbers = async (query: string) => (await desk.list(query)).body.items.map(({ number }) => number);

  it('has orders to pack oldest first, and all others newest first', async () => {
    const [first, second] = [await one(), await one()];
    const waiting = await numbers('&state=paid');
    expect(waiting.slice(-2)).toEqual([first.order.number, second.order.number]);
    expect((await numbers('')).slice(0, 2)).toEqual([second.order.number, first.order.number]);
    const { body } = await desk.list();
    expect(body.toPackCount).toBe(waiting.length);
    expect(body.items[0]).toMatchObject({
      id: second.order.id,
      state: 'paid',
      paymentStatus: 'succeeded',
      site: 'web',
      buyerName: `${second.order.shippingAddress.firstName} ${second.order.shippingAddress.lastName}`,
      itemCount: 2,
      total: second.order.orderTotal.total,
      refunded: 0,
    });
    await desk.bring(first.order.id, ['packed']);
    expect((await desk.list()).body).toMatchObject({ toPackCount: waiting.length - 1, toShipCount: 1 });
    expect(await numbers('&state=packed')).toEqual([first.order.number]);
  });

  it('finds by number, email, last name, whole name and tracking number', async () => {
    const buyer = new Shopper(server);
    await buyer.put({ items: [{ sku, quantity: 1 }] });
    const email = `q%_${randomUUID()}@guests.example`;
    const body = await buyer.checkout(CARDS.good, { email });
    const lastName = `Ångström${randomUUID().slice(0, 8)}`;
    const { body: order } = await buyer.order({
      ...body,
      shippingAddress: { ...Object(body['shippingAddress']), firstName: 'Léa', lastName },
    });
    await desk.bring(order.id, ['packed', 'shipped']);
    await desk.track(order.id, '1Z 999-AA1');
    const found = async (search: string) => numbers(`&search=${encodeURIComponent(search)}`);
    for (const search of [
      order.number,
      order.number.toLowerCase(),
      order.number.slice(2),
      email.slice(0, 12).toUpperCase(),
      ` ${lastName.slice(0, 12).toUpperCase()} `,
      `léa  ${lastName.slice(0, 12)}`,
      '1z999aa1',
    ])
      expect([search, ...(await found(search))]).toEqual([search, order.number]);
    expect(await found(order.number.slice(0, -1))).toContain(order.number);
    for (const search of ['%%', 'q__', '1z999', email.slice(1), `Lia ${lastName}`, `${lastName} Léa`])
      expect(await found(search)).toEqual([]);
  });

  it('filters by state, channel and days in the company’s time zone', async () => {
    const { order } = await paidOrder(server, [{ sku, quantity: 1 }], { person: professional });
    // One in the evening of November 1 in Utah is on November 2 by UTC.
    await server.db.query(`update orders set placed_at = '2025-11-02T05:30:00Z' where id = $1`, [order.id]);
    const day = (from: string, to: string) => `&from=${from}&to=${to}`;
    expect(await numbers(day('2025-11-01', '2025-11-01'))).toEqual([order.number]);
    expect(await numbers(day('2025-11-02', '2025-11-03'))).toEqual([]);
    expect(await numbers(`&site=b2b&state=paid${day('2025-10-30', '2025-11-05')}`)).toEqual([order.number]);
    expect(await numbers(`&site=web${day('2025-10-30', '2025-11-05')}`)).toEqual([]);
  });

  it.each(['from=2026-02-30', 'to=2026-02-30', 'from=0000-01-01', 'to=0000-12-31'])('refuses %s', async (query) => {
    const answer = await server.call('GET', `/admin/orders?${query}`, { as: desk.as });
    expect(answer.status).toBe(400);
    expect(answer.body.details?.[0]).toMatchObject({
      path: `/query/${query.split('=')[0]}`,
      message: 'is not a valid date',
    });
    expect((await desk.list('&from=0001-01-01&to=9999-12-31')).status).toBe(200);
  });

  it('has pages, and an empty one after the last', async () => {
    const all = await numbers('');
    const page = async (number: number) =>
      server.call<{ items: { number: string }[]; totalPages: number }>(
        'GET',
        `/admin/orders?perPage=2&page=${number}`,
        { as: desk.as },
      );
    expect((await page(2)).body.items.map(({ number }) => number)).toEqual(all.slice(2, 4));
    expect((await page(100_000)).body.items).toEqual([]);
  });

  it('is for staff with the permission only, and so is everything else here', async () => {
    const { order } = await one();
    const headers = { 'idempotency-key': randomUUID() };
    const changedAt = (await desk.read(order.id)).changedAt;
    const before = await stored(order.id);
    const careless = await server.signIn(PEOPLE.staff);
    await server.db.query(`update users set permissions = array_remove(permissions, 'admin:orders') where id = $1`, [
      careless.id,
    ]);
    for (const as of [null, 'client', professional, careless] as const) {
      const path = `/admin/orders/${order.id}`;
      const refund = { lines: [{ line: 1, quantity: 1, restock: true }], shipping: false, amount: 1, changedAt };
      const answers = [
        await desk.list('', as),
        await server.call('GET', path, { as }),
        await server.call('PUT', path, { as, body: { state: 'packed', changedAt } }),
        await server.call('PUT', `${path}/tracking`, {
          as,
          body: { carrier: 'UPS', trackingNumber: '1234', changedAt },
        }),
        await server.call('POST', `${path}/refunds`, { as, headers, body: refund }),
      ];
      const expected = as === null || as === 'client' ? 401 : 403;
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => expected));
    }
    await server.db.query(`update users set permissions = permissions || '{admin:orders}' where id = $1`, [
      careless.id,
    ]);
    expect(await stored(order.id)).toEqual(before);
  });
});

describe('an order', () => {
  it('shows its buyer, payments and history; each view is logged', async () => {
    const { order } = await paidOrder(server, [{ sku, quantity: 2 }], { person: professional });
    const seen = await desk.read(order.id);
    expect(seen).toMatchObject({
      number: order.number,
      nextStates: ['packed', 'canceled'],
      site: 'b2b',
      buyer: { userId: professional.id, accountId: professional.accountId, name: 'Dora Winslow', tier: 'Tier 1' },
      refundable: order.orderTotal.total,
      refunded: 0,
      payments: [{ status: 'succeeded', amount: order.orderTotal.total, last4: '4242', failureMessage: null }],
      timeline: [
        { state: 'placed', by: 'Buyer' },
        { state: 'paid', by: 'Payment' },
      ],
    });
    expect(seen.lines[0]?.refundable).toHaveLength(2);
    expect(await auditOf(order.id)).toEqual([
      { action: 'adminGetOrder', email: PEOPLE.staff, owner: professional.id, data: {} },
    ]);
  });

  it('that does not exist is not found', async () => {
    expect((await server.call('GET', '/admin/orders/ord_none', { as: desk.as })).status).toBe(404);
    const body = { state: 'packed', changedAt: '2026-11-21T06:57:09.511Z' };
    expect((await server.call('PUT', '/admin/orders/ord_none', { as: desk.as, body })).status).toBe(404);
  });
});

describe('a move', () => {
  const TARGETS: readonly StaffOrderMoveState[] = ['packed', 'shipped', 'delivered', 'canceled'];
  const reasonFor = (state: string) => (state === 'canceled' ? { reason: 'Out of stock.' } : {});

  it('is refused between all states except those staff may use, and then nothing has changed', async () => {
    const found: string[] = [];
    const expected: string[] = [];
    for (const from of ORDER_STATES) {
      for (const to of ORDER_STATES) {
        const id = await addOrder(server.db, from);
        await server.db.query('update orders set shipping_address = $2, billing_address = $2 where id = $1', [
          id,
          ADDRESS,
        ]);
        const before = await stored(id);
        const changedAt = (
          await server.db.query<{ at: Date }>('select updated_at as at from orders where id = $1', [id])
        ).rows[0]?.at.toISOString();
        const { status, body } = await server.call<ErrorBody>('PUT', `/admin/orders/${id}`, {
          as: desk.as,
          body: { state: to, changedAt, ...reasonFor(to) },
        });
        const isSame = JSON.stringify(await stored(id)) === JSON.stringify(before);
        found.push(`${from} ${to} ${status} ${status === 200 ? '' : body.code} ${isSame}`);
        const isTarget = TARGETS.some((state) => state === to);
        const outcome =
          staffOrderMove(from, to) !== null
            ? '200  false'
            : isTarget
              ? '409 order_changed true'
              : '400 validation_failed true';
        expected.push(`${from} ${to} ${outcome}`);
      }
    }
    expect(found).toEqual(expected);
    expect(found).toHaveLength(49);
  });

  it('is recorded with the staff member’s name, is logged, and reaches the buyer', async () => {
    const { order, shopper } = await paidOrder(server, [{ sku, quantity: 1 }], { person: professional });
    const { body } = await desk.move(order.id, { state: 'packed' });
    expect(body).toMatchObject({ state: 'packed', nextStates: ['shipped'] });
    expect(Date.parse(body.changedAt)).toBeGreaterThan(Date.parse(order.placedAt) - 1);
    expect(body.timeline.at(-1)).toMatchObject({ state: 'packed', by: 'Nina Hale', note: null });
    expect((await auditOf(order.id)).at(-1)).toEqual({
      action: 'adminMoveOrder',
      email: PEOPLE.staff,
      owner: professional.id,
      data: { from: 'paid', state: 'packed' },
    });
    const { body: seen } = await shopper.call<Order>('GET', `/user/${professional.id}/order/${order.id}`);
    expect(seen.timeline.map(({ state }) => state)).toEqual(['placed', 'paid', 'packed']);
  });

  it('by two staff members at once is made by one of them', async () => {
    const { order } = await one();
    const { changedAt } = await desk.read(order.id);
    const answers = await Promise.all([
      desk.move<ErrorBody>(order.id, { state: 'packed', changedAt }),
      desk.move<ErrorBody>(order.id, { state: 'canceled', reason: 'Out of stock.', changedAt }),
      desk.move<ErrorBody>(order.id, { state: 'packed', changedAt }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect(answers.filter(({ status }) => status === 409).map(({ body }) => body.code)).toEqual([
      'order_changed',
      'order_changed',
    ]);
    expect((await desk.read(order.id)).timeline).toHaveLength(3);
  });

  it('to shipped may include the tracking number, which the buyer is emailed once', async () => {
    const { order } = await one();
    await desk.bring(order.id, ['packed']);
    const tracking = { carrier: ' UPS ', trackingNumber: '1Z999AA10123456784 ' };
    expect((await desk.move(order.id, { state: 'shipped', ...tracking })).body).toMatchObject({
      state: 'shipped',
      tracking: { carrier: 'UPS', number: '1Z999AA10123456784' },
    });
    await desk.track(order.id, '1Z999AA10123456785');
    expect((await desk.bring(order.id, ['delivered'])).state).toBe('delivered');
    expect(await tellShipped(server.app.platform)).toBe(0);
    const mails = await server.mailsTo(order.email);
    expect(mails.map(({ template }) => template)).toEqual(['order-confirmation', 'order-shipped']);
    expect((await auditOf(order.id)).filter(({ action }) => action === 'adminSetTracking')).toMatchObject([
      { data: { carrier: 'UPS' } },
    ]);
  });

  it('without a number is emailed once the number is known; there is none before the order ships', async () => {
    const { order } = await one();
    expect(await desk.track<ErrorBody>(order.id, '12345')).toMatchObject({
      status: 409,
      body: { code: 'order_changed' },
    });
    await desk.bring(order.id, ['packed', 'shipped']);
    expect(await tellShipped(server.app.platform)).toBe(0);
    const { changedAt } = await desk.read(order.id);
    expect((await desk.track(order.id, '12345', changedAt)).status).toBe(200);
    // The same date again: someone else was first.
    expect((await desk.track(order.id, '54321', changedAt)).status).toBe(409);
    const mails = await server.mailsTo(order.email);
    expect(mails.map(({ template }) => template)).toEqual(['order-confirmation', 'order-shipped']);
  });

  it.each([
    ['shipped', { carrier: 'UPS' }, '/trackingNumber'],
    ['shipped', { trackingNumber: '12345' }, '/carrier'],
    ['packed', { carrier: 'UPS', trackingNumber: '12345' }, '/trackingNumber'],
    ['packed', { reason: 'No.' }, '/reason'],
    ['canceled', {}, '/reason'],
    ['canceled', { reason: ' \n ' }, '/reason'],
  ] as const)('to %s with %j is refused', async (state, change, path) => {
    const { order } = await one();
    const { status, body } = await desk.move<ErrorBody>(order.id, { state, ...change });
    expect({ status, path: body.details?.[0]?.path }).toEqual({ status: 400, path });
  });
});

describe('canceling', () => {
  const balance = async (userId: string) =>
    (
      await server.db.query<{ sum: number }>('select sum(points)::int as sum from points_ledger where user_id = $1', [
        userId,
      ])
    ).rows[0]?.sum;
  const redeemed = async (code: string) =>
    (
      await server.db.query<{ count: number; uses: number }>(
        `select redemptions as count, (select count(*)::int from coupon_redemptions r where r.code = c.code) as uses from coupons c where code = $1`,
        [code],
      )
    ).rows[0];

  it('a paid order returns money, stock, points and the coupon use, and tells the buyer why', async () => {
    await server.db.query(
      `insert into points_ledger (id, user_id, account_id, kind, points, note) values ($3, $1, $2, 'adjust', 500, 'A gift')`,
      [professional.id, professional.accountId, randomUUID()],
    );
    await server.db.query(
      `insert into coupons (code, id, label, kind, value, max_per_user) values ('DESK5', 'cpn_desk', 'Five', 'fixed', 500, 1)`,
    );
    const before = {
      stock: await onHand(server, sku),
      points: await balance(professional.id),
      coupon: await redeemed('DESK5'),
    };
    const { order, shopper } = await paidOrder(server, [{ sku, quantity: 4 }], {
      person: professional,
      cart: { rewardPoints: 100, couponCode: 'DESK5' },
    });
    expect(order).toMatchObject({ couponCode: 'DESK5', pointsSpent: 100 });
    expect(order.pointsEarned).toBeGreaterThan(0);
    const { status, body } = await desk.move(order.id, { state: 'canceled', reason: ' We ran out of it. ' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      state: 'canceled',
      nextStates: [],
      payment: { status: 'refunded' },
      payments: [{ status: 'refunded' }],
      refunded: order.orderTotal.total,
      refundable: 0,
      refunds: [
        {
          amount: order.orderTotal.total,
          pointsReturned: 100,
          pointsTaken: order.pointsEarned,
          isSent: true,
          reason: 'We ran out of it.',
          staffName: 'Nina Hale',
        },
      ],
    });
    expect(body.timeline.at(-1)).toMatchObject({ state: 'canceled', note: 'We ran out of it.', by: 'Nina Hale' });
    expect({
      stock: await onHand(server, sku),
      points: await balance(professional.id),
      coupon: await redeemed('DESK5'),
    }).toEqual(before);
    const { rows } = await server.db.query(
      'select refunded_cents / 100.0 = $2 as is_all, status from test_payments where order_id = $1',
      [order.id, order.orderTotal.total],
    );
    expect(rows).toEqual([{ is_all: true, status: 'refunded' }]);
    const mails = await server.mailsTo(order.email);
    expect(mails.at(-1)).toMatchObject({ template: 'order-canceled' });
    const { body: seen } = await shopper.call<Order>('GET', `/user/${professional.id}/order/${order.id}`);
    expect(seen).toMatchObject({
      state: 'canceled',
      payment: { status: 'refunded' },
      refunds: [{ amount: order.orderTotal.total, pointsReturned: 100, isSent: true, lines: [{ sku, quantity: 4 }] }],
    });
    // It has a receipt, which says that it was refunded.
    expect((await shopper.call('GET', `/user/${professional.id}/order/${order.id}/receipt`)).status).toBe(200);
    // The coupon can be used again.
    const again = await paidOrder(server, [{ sku, quantity: 1 }], {
      person: professional,
      cart: { couponCode: 'DESK5' },
    });
    expect(again.order.couponCode).toBe('DESK5');
  });

  it('an unpaid order ends its payment at the bank', async () => {
    const { order, shopper } = await paidOrder(server, [{ sku, quantity: 1 }], { card: CARDS.challenge });
    expect(order.state).toBe('placed');
    const { body } = await desk.move(order.id, { state: 'canceled', reason: 'Ordered twice.' });
    expect(body).toMatchObject({ state: 'canceled', payment: { status: 'failed' }, refunds: [], refundable: 0 });
    const challenge = order.payment.nextAction?.challengeId ?? '';
    await shopper.call('POST', `/payments/test/challenges/${challenge}`, { body: { approve: true } });
    expect((await desk.read(order.id)).payments).toMatchObject([{ status: 'failed' }]);
    expect((await server.mailsTo(order.email)).map(({ template }) => template)).toEqual(['order-canceled']);
  });

  it('an order that has been paid in the meantime is refused, so the staff member knows', async () => {
    const { order } = await paidOrder(server, [{ sku, quantity: 1 }], { card: CARDS.challenge });
    const { changedAt } = await desk.read(order.id);
    await server.db.query(`update test_payments set status = 'succeeded' where order_id = $1`, [order.id]);
    server.clock.advance(10);
    const answer = await desk.move<ErrorBody>(order.id, { state: 'canceled', reason: 'Ordered twice.', changedAt });
    expect(answer).toMatchObject({ status: 409, body: { code: 'order_changed' } });
    expect((await desk.read(order.id)).state).toBe('paid');
  });
});
