import type { ErrorBody, Order, RewardsInfo, StaffOrder } from '@regen/sdk';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { violations } from '../../admin/invariants.ts';
import { openDesk, paidOrder } from '../../testing/desk.ts';
import type { Desk } from '../../testing/desk.ts';
import { PEOPLE } from '../../testing/shop/people.ts';
import { onHand, plentifulSkus, Shopper } from '../../testing/shopping.ts';
import { createTestServer } from '../../testing/test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let desk: Desk;
let skus: string[];
let professional: { jwt: string; id: string; accountId: string };

beforeAll(async () => {
  server = await createTestServer(inject('cluster'), { env: { RATE_LIMIT_FACTOR: '100' } });
  skus = await plentifulSkus(server, 2);
  desk = await openDesk(server);
  professional = await server.signIn(PEOPLE.professional);
  await give(1_000);
});
afterAll(() => server.close());

const give = (points: number) =>
  server.db.query(
    `insert into points_ledger (id, user_id, account_id, kind, points, note) values ($3, $1, $2, 'adjust', $4, 'A gift')`,
    [professional.id, professional.accountId, randomUUID(), points],
  );

const two = (options = {}) =>
  paidOrder(
    server,
    [
      { sku: skus[0] ?? '', quantity: 3 },
      { sku: skus[1] ?? '', quantity: 1 },
    ],
    options,
  );

const cents = (dollars: number) => Math.round(dollars * 100);

const atBank = async (orderId: string) =>
  (
    await server.db.query<{ refunded: number; status: string }>(
      'select refunded_cents as refunded, status from test_payments where order_id = $1',
      [orderId],
    )
  ).rows[0];

async function balance(): Promise<number> {
  const { rows } = await server.db.query<{ sum: number }>(
    'select sum(points)::int as sum from points_ledger where user_id = $1',
    [professional.id],
  );
  return rows[0]?.sum ?? 0;
}

const one = (seen: StaffOrder, line: number) => ({
  lines: [{ line, quantity: 1, restock: true }],
  shipping: false,
  amount: seen.lines.find((each) => each.line === line)?.refundable[0] ?? 0,
});

it('in parts adds up to the cent, with points and a coupon, until the order is refunded', async () => {
  const start = await balance();
  await server.db.query(
    `insert into coupons (code, id, label, kind, value) values ('PART7', 'cpn_part', 'Seven', 'fixed', 701)`,
  );
  const { order, shopper } = await two({ person: professional, cart: { rewardPoints: 77, couponCode: 'PART7' } });
  expect(order).toMatchObject({ pointsSpent: 77, couponCode: 'PART7' });
  const pieces = await onHand(server, skus[0] ?? '');
  await desk.bring(order.id, ['packed', 'shipped', 'delivered']);

  let seen = await desk.read(order.id);
  let refunded = 0;
  for (const line of [1, 2, 1, 1]) {
    const choice = one(seen, line);
    const { status, body } = await desk.refund(order.id, { ...choice, reason: 'It arrived broken.' });
    expect(status).toBe(201);
    refunded += cents(choice.amount);
    expect([cents(body.refunded), cents(body.refundable)]).toEqual([
      refunded,
      cents(order.orderTotal.total) - refunded,
    ]);
    expect(body.refunds.at(-1)).toMatchObject({
      amount: choice.amount,
      isSent: true,
      staffName: 'Nina Hale',
      lines: [{ line, quantity: 1, restocked: true }],
    });
    expect(await atBank(order.id)).toMatchObject({ refunded });
    seen = body;
  }
  if (seen.refundableShipping > 0) {
    const shipping = { lines: [], shipping: true, amount: seen.refundableShipping };
    seen = (await desk.refund(order.id, shipping)).body;
  }
  expect(seen).toMatchObject({
    state: 'refunded',
    refundable: 0,
    refunded: order.orderTotal.total,
    payment: { status: 'refunded' },
  });
  const sum = (field: 'pointsReturned' | 'pointsTaken') => seen.refunds.reduce((all, refund) => all + refund[field], 0);
  expect([sum('pointsReturned'), sum('pointsTaken')]).toEqual([77, order.pointsEarned]);
  expect(await balance()).toBe(start);
  expect(await onHand(server, skus[0] ?? '')).toBe(pieces + 3);
  expect(await atBank(order.id)).toEqual({ refunded: cents(order.orderTotal.total), status: 'refunded' });
  const mails = await server.mailsTo(order.email);
  expect(mails.filter(({ template }) => template === 'order-refunded')).toHaveLength(seen.refunds.length);
  const { body: bought } = await shopper.call<Order>('GET', `/user/${professional.id}/order/${order.id}`);
  expect(bought.refunds[0]).toMatchObject({
    lines: [{ sku: skus[0], quantity: 1 }],
    reason: 'It arrived broken.',
    isSent: true,
  });
  expect(await violations(server.db, { settlingMinutes: 0 })).toEqual([]);
});

it('of everything makes the order refunded, and only what is marked for it is restocked', async () => {
  const { order } = await two();
  const pieces = [await onHand(server, skus[0] ?? ''), await onHand(server, skus[1] ?? '')];
  const lines = [
    { line: 1, quantity: 3, restock: false },
    { line: 2, quantity: 1, restock: true },
  ];
  const { body } = await desk.refund(order.id, {
    lines,
    shipping: true,
    amount: order.orderTotal.total,
    reason: 'Returned.',
  });
  expect(body).toMatchObject({ state: 'refunded', nextStates: [], refunded: order.orderTotal.total });
  expect(body.timeline.at(-1)).toMatchObject({ state: 'refunded', note: 'Returned.', by: 'Nina Hale' });
  expect([await onHand(server, skus[0] ?? ''), await onHand(server, skus[1] ?? '')]).toEqual([
    pieces[0],
    (pieces[1] ?? 0) + 1,
  ]);
  const { rows } = await server.db.query(
    `select action, data from audit_log where subject_id = $1 and action = 'adminRefundOrder'`,
    [order.id],
  );
  expect(rows).toMatchObject([
    { data: { amount: cents(order.orderTotal.total), isLast: true, lines, shipping: true } },
  ]);
});

it('of the rest follows when a partly refunded order is canceled', async () => {
  const { order } = await two({ person: professional, cart: { rewardPoints: 50 } });
  const pieces = await onHand(server, skus[0] ?? '');
  const seen = await desk.read(order.id);
  await desk.refund(order.id, { ...one(seen, 1), lines: [{ line: 1, quantity: 1, restock: false }] });
  const { body } = await desk.move(order.id, { state: 'canceled', reason: 'No longer wanted.' });
  expect(body).toMatchObject({
    state: 'canceled',
    refunded: order.orderTotal.total,
    payments: [{ status: 'refunded' }],
  });
  // The unit that was refunded without being sent back is gone.
  expect(await onHand(server, skus[0] ?? '')).toBe(pieces + 2);
  expect(await atBank(order.id)).toEqual({ refunded: cents(order.orderTotal.total), status: 'refunded' });
  expect(await violations(server.db, { settlingMinutes: 0 })).toEqual([]);
});

it('is made once, even if the call is repeated', async () => {
  const { order } = await two();
  const seen = await desk.read(order.id);
  const body = { ...one(seen, 1), changedAt: seen.changedAt };
  const key = randomUUID();
  const answers = await Promise.all([desk.refund(order.id, body, key), desk.refund(order.id, body, key)]);
  const last = await desk.refund(order.id, body, key);
  expect([...answers, last].map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(last.body.refunds).toHaveLength(1);
  expect(await atBank(order.id)).toMatchObject({ refunded: cents(body.amount) });
  // Another call with what was read before is too late.
  expect(await desk.refund<ErrorBody>(order.id, body)).toMatchObject({ status: 409, body: { code: 'order_changed' } });
});

it('made by two staff members at once is made by one of them', async () => {
  const { order } = await two();
  const seen = await desk.read(order.id);
  const body = { ...one(seen, 1), changedAt: seen.changedAt };
  const answers = await Promise.all([desk.refund(order.id, body), desk.refund(order.id, body)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
  expect(await atBank(order.id)).toMatchObject({ refunded: cents(body.amount) });
});

it('stays due while the provider is down, and is sent once', async () => {
  const { order, shopper } = await two({ person: professional });
  await server.db.query(
    `create function down() returns trigger language plpgsql as $$ begin raise 'the provider is down'; end $$`,
  );
  await server.db.query('create trigger down before insert on test_refunds for each row execute function down()');
  const seen = await desk.read(order.id);
  const { status, body } = await desk.refund(order.id, one(seen, 1));
  expect({ status, isSent: body.refunds[0]?.isSent }).toEqual({ status: 201, isSent: false });
  const path = `/user/${professional.id}/order/${order.id}`;
  expect((await shopper.call<Order>('GET', path)).body.refunds).toMatchObject([{ isSent: false }]);
  const { payments } = server.app.services;
  await payments.giveBackOwed();
  await server.db.query('drop trigger down on test_refunds; drop function down');
  await Promise.all([payments.giveBackOwed(), payments.giveBackOwed()]);
  await payments.giveBackOwed();
  expect(await atBank(order.id)).toEqual({ refunded: cents(one(seen, 1).amount), status: 'succeeded' });
  expect((await shopper.call<Order>('GET', path)).body.refunds).toMatchObject([{ isSent: true }]);
});

it('deducts only earned points that are left', async () => {
  const { order } = await two({ person: professional });
  expect(order.pointsEarned).toBeGreaterThan(0);
  await give(-((await balance()) - 1));
  const { body } = await desk.move(order.id, { state: 'canceled', reason: 'No longer wanted.' });
  expect(body.refunds).toMatchObject([{ pointsTaken: 1 }]);
  expect(await balance()).toBe(0);
  await give(1_000);
});

it('returns points that paid for everything', async () => {
  await give(100_000);
  const { order } = await two({ person: professional, cart: { rewardPoints: 100_000 } });
  const left = await balance();
  expect(order).toMatchObject({ state: 'paid', orderTotal: { total: 0 } });
  const { lines } = await desk.read(order.id);
  const all = lines
    .filter(({ isFreeItem }) => !isFreeItem)
    .map(({ line, quantity }) => ({ line, quantity, restock: true }));
  const { status, body } = await desk.refund(order.id, { lines: all, shipping: false, amount: 0 });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    state: 'refunded',
    refunds: [{ amount: 0, pointsReturned: order.pointsSpent, isSent: true }],
  });
  expect(await balance()).toBe(left + order.pointsSpent);
  expect(await violations(server.db, { settlingMinutes: 0 })).toEqual([]);
});

it('of shipping alone leaves an order whose products were paid with points as it is, until they are returned too', async () => {
  await give(100_000);
  const items = [{ sku: skus[0] ?? '', quantity: 1 }];
  const { body: priced } = await new Shopper(server, professional).put({ items });
  // Five cents each.
  const points = Math.round(cents(priced.orderTotal.subtotal - priced.orderTotal.discount) / 5);
  const { order } = await paidOrder(server, items, { person: professional, cart: { rewardPoints: points } });
  expect(order).toMatchObject({ pointsSpent: points, orderTotal: { total: order.orderTotal.shipping } });
  const left = await balance();
  const seen = await desk.read(order.id);
  const shipping = { lines: [], shipping: true, amount: seen.refundableShipping };
  const first = await desk.refund(order.id, shipping);
  expect(first.body).toMatchObject({ state: 'paid', refundable: 0, payment: { status: 'refunded' } });
  expect(await violations(server.db, { settlingMinutes: 0 })).toEqual([]);
  const rest = { lines: [{ line: 1, quantity: 1, restock: true }], shipping: false, amount: 0 };
  expect((await desk.refund(order.id, rest)).body).toMatchObject({ state: 'refunded' });
  expect(await balance()).toBe(left + order.pointsSpent);
  expect(await violations(server.db, { settlingMinutes: 0 })).toEqual([]);
});

it('takes the products off what counts for the rewards level', async () => {
  const spent = async () => {
    const path = `/users/${professional.id}/rewards/info/UTC`;
    return cents((await server.call<RewardsInfo>('GET', path, { as: professional })).body.progress.spent);
  };
  const before = await spent();
  const { order } = await two({ person: professional, cart: { rewardPoints: 61 } });
  const value = cents(order.orderTotal.purchaseValue);
  expect(value).toBeGreaterThan(0);
  expect(await spent()).toBe(before + value);
  for (const line of [1, 1]) {
    const { body } = await desk.refund(order.id, one(await desk.read(order.id), line));
    expect(body.refundableShipping + body.orderTotal.taxes).toBe(0);
    expect(await spent()).toBe(before + cents(body.refundable));
  }
});

it('refuses what was not paid or was refunded before, and says why', async () => {
  const { order } = await two();
  const amount = 1;
  const refused = async (change: object) => {
    const { status, body } = await desk.refund<ErrorBody>(order.id, { lines: [], shipping: false, amount, ...change });
    return `${status} ${body.code}: ${body.details?.[0]?.message ?? body.message}`;
  };
  const units = (line: number, quantity: number) => ({ lines: [{ line, quantity, restock: false }] });
  expect(await refused({})).toContain('400 validation_failed');
  expect(await refused({ lines: [...units(1, 1).lines, ...units(1, 1).lines] })).toContain('400 validation_failed');
  expect(await refused(units(9, 1))).toBe('422 order_not_refundable: The order has no line 9.');
  expect(await refused(units(1, 4))).toMatch(/^422 order_not_refundable: Only 3 units of .+ can still be refunded\.$/);
  expect(await refused(units(1, 1))).toContain('409 order_changed');
  const seen = await desk.read(order.id);
  await desk.refund(order.id, one(seen, 2));
  expect(await refused(units(2, 1))).toMatch(/^422 order_not_refundable: .+ has already been refunded\.$/);
  const placed = await two();
  await server.db.query(`update orders set state = 'canceled', has_stock = false where id = $1`, [placed.order.id]);
  expect(await desk.refund<ErrorBody>(placed.order.id, { ...units(1, 1), shipping: false, amount })).toMatchObject({
    status: 422,
  });
});

class Undo extends Error {}

it('each change of an order, its tracking number and its refunds reaches the buyer live', async () => {
  const { order } = await two({ person: professional });
  const paymentId = (await desk.read(order.id)).payments[0]?.paymentId;
  const changes = [
    `update orders set tracking_carrier = 'UPS', tracking_number = '1Z999AA1' where id = '${order.id}'`,
    `insert into refunds (id, order_id, payment_id, amount_cents, shipping_cents, tried_at) values ('rfd_live', '${order.id}', '${paymentId}', 5, 5, now())`,
    `update refunds set sent_at = now() where id = 'rfd_live'`,
    `update orders set state = 'packed' where id = '${order.id}'`,
  ];
  // What was not delivered yet of its payment.
  const earlier = `delete from live_outbox where topic = 'order'`;
  const told: number[] = [];
  const run = server.db.transaction(async (tx) => {
    await tx.query(earlier);
    for (const change of changes) {
      await tx.query(change);
      const { rows } = await tx.query<{ count: number }>(
        `select count(*)::int as count from live_outbox where topic = 'order' and payload ->> 'orderId' = $1 and payload ->> 'userId' = $2`,
        [order.id, professional.id],
      );
      told.push(rows[0]?.count ?? 0);
    }
    throw new Undo();
  });
  await expect(run).rejects.toBeInstanceOf(Undo);
  expect(told).toEqual([1, 2, 3, 4]);
});

it('the database refuses refunds beyond what was paid, ordered or spent', async () => {
  const { order } = await two();
  const paymentId = (await desk.read(order.id)).payments[0]?.paymentId;
  const total = cents(order.orderTotal.total);
  const write = (amount: number, { quantity = 0, shipping = amount, points = 0, payment = paymentId }) =>
    server.db.transaction(async (tx) => {
      const id = `rfd_${randomUUID()}`;
      await tx.query(
        `insert into refunds (id, order_id, payment_id, amount_cents, shipping_cents, points_returned, tried_at) values ($1, $2, $3, $4, $5, $6, now())`,
        [id, order.id, payment, amount, shipping, points],
      );
      if (quantity > 0)
        await tx.query(
          'insert into refund_lines (refund_id, line, quantity, amount_cents, is_restocked) values ($1, 1, $2, $3, false)',
          [id, quantity, amount - shipping],
        );
    });
  await expect(write(total + 1, {})).rejects.toThrow('more would be refunded than was paid');
  await expect(write(100, { quantity: 4, shipping: 0 })).rejects.toThrow(
    'more units would be refunded than were ordered',
  );
  await expect(write(100, { points: 1 })).rejects.toThrow('more points would be returned');
  await expect(write(100, { shipping: 50 })).rejects.toThrow('not the sum of its lines');
  const other = await two();
  const foreign = (await desk.read(other.order.id)).payments[0]?.paymentId;
  await expect(write(100, { payment: foreign })).rejects.toThrow('more would be refunded than was paid');
  // Each fits alone; of two at once, one does.
  const half = Math.ceil(total / 2) + 1;
  const both = await Promise.allSettled([write(half, {}), write(half, {})]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});
