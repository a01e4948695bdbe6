import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Tx } from '../db/database.ts';
import { PRODUCTS } from '../testing/shop/products.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import type { TestDatabase } from '../testing/test-database.ts';
import { violations } from './invariants.ts';
import type { Violation } from './invariants.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase(inject('cluster'));
});
afterAll(() => database.drop());

class Undo extends Error {}

/** What is found after one change, which is rolled back. */
async function foundAfter(change: (tx: Tx) => Promise<unknown>): Promise<Violation[]> {
  let found: Violation[] = [];
  const run = database.db.transaction(async (tx) => {
    await change(tx);
    found = await violations(tx);
    throw new Undo();
  });
  await expect(run).rejects.toBeInstanceOf(Undo);
  return found;
}

const PAID = `(select id from orders where state = 'delivered' and user_id is not null and points_earned > 0 order by id limit 1)`;

const CALLED_OFF = `(select o.id from orders o join payments p on p.order_id = o.id where o.state = 'canceled' order by o.id limit 1)`;
/** For states that no move leads to. */
const ANY_MOVE = 'alter table orders disable trigger orders_move; alter table payments disable trigger payments_move';
/** The shop has only those that a test creates. */
const PLACED = `(select id from orders where state = 'placed')`;

/** The same before and after a test has canceled it. */
const SEATED = `(select min(id) from course_registrations where amount_cents = 0 and cancel_reason is null and status in ('registered', 'canceled'))`;
const paySeat = (id: string, amount: number) =>
  `insert into payments (id, registration_id, provider, method, amount_cents, currency, status, created_at, updated_at)
    values ('${id}', ${SEATED}, 'other', 'card', ${amount}, 'USD', 'succeeded', now(), now())`;

const refund = (amount: string, sentAt = 'null') =>
  `insert into refunds (id, order_id, payment_id, amount_cents, sent_at, tried_at)
    select 'rfd_1', order_id, id, ${amount}, ${sentAt}, now() from payments where order_id = ${PAID}`;
const refundLine = (amount: string) =>
  `insert into refund_lines (refund_id, line, quantity, amount_cents, is_restocked)
    select 'rfd_1', 1, 1, ${amount}, false from payments where order_id = ${PAID}`;

test('the shop breaks none', async () => {
  expect(await violations(database.db)).toEqual([]);
});

test.each([
  [
    `update orders set total_cents = total_cents + 1 where id = ${PAID}`,
    [/total of an order/, /one successful payment/],
  ],
  [`update order_items set quantity = quantity + 1 where (order_id, line) = (${PAID}, 1)`, [/subtotal/, /A line of/]],
  [
    `alter table stock drop constraint stock_not_negative; update stock set on_hand = -1 where sku = '${PRODUCTS.cleanser}'`,
    [/Stock/],
  ],
  [`delete from stock where sku = '${PRODUCTS.cleanser}'`, [/row in the stock table/]],
  [`update courses set seats_taken = seats_taken + 1 where capacity > seats_taken`, [/seats/]],
  [
    `insert into points_ledger (id, user_id, account_id, kind, points, note)
      select 'ptl_test', id, account_id, 'adjust', -10000000, '' from users order by id limit 1`,
    [/below zero/],
  ],
  [`update orders set points_spent = points_spent + 1 where id = ${PAID}`, [/points that an order says/]],
  [`update points_ledger set points = points + 1 where kind = 'earn' and order_id = ${PAID}`, [/earned the points/]],
  [`delete from payments where order_id = ${PAID}`, [/one successful payment/]],
  [
    `${ANY_MOVE}; update orders set state = 'canceled', has_stock = false where id = ${PAID}`,
    [/has no successful payment/],
  ],
  [
    `insert into test_payments (ref, idempotency_key, order_id, amount_cents, currency, status, updated_at)
      select 'tp_' || n, 'key' || n, ${PAID}, 100, 'USD', 'succeeded', now() - interval '1 hour' from generate_series(1, 2) n`,
    [/charged each order and registration at most once/, /matches a payment of the same amount/],
  ],
  [`update payments set provider_ref = 'ch_unknown' where order_id = ${PAID}`, [/has a charge there/]],
  [
    `update course_registrations set amount_cents = amount_cents + 1 where id = ${SEATED}`,
    [/registration with a seat/],
  ],
  [paySeat('pay_1', 100), [/registration with a seat/]],
  [
    `${paySeat('pay_1', 100)};
     update course_registrations set status = 'canceled' where id = ${SEATED}`,
    [/seats taken/, /registration that is not paid/],
  ],
  [`update orders set has_stock = false where id = ${PAID}`, [/holds its stock, and/]],
  [`update orders set has_stock = true where id = ${CALLED_OFF}`, [/holds its stock, and/]],
  [
    `${ANY_MOVE}; update orders set state = 'placed', has_stock = true where id = ${CALLED_OFF}`,
    [/while a payment attempt is open/],
  ],
  [
    `${ANY_MOVE}; update orders set state = 'placed', has_stock = false where id = ${CALLED_OFF};
     update payments set status = 'pending' where order_id = ${PLACED}`,
    [/while a payment attempt is open/],
  ],
  [
    `update orders set coupon_code = 'DROPS15' where id = ${PAID};
     insert into coupon_redemptions (code, order_id, email) values ('DROPS15', ${PAID}, 'a@b.example')`,
    [/coupon's count matches/],
  ],
  [
    `${ANY_MOVE}; update orders set state = 'placed', has_stock = true, coupon_code = 'DROPS15' where id = ${CALLED_OFF};
     update payments set status = 'requires_action' where order_id = ${PLACED}`,
    [/coupon's count matches/],
  ],
  [`update orders set coupon_code = 'EARLY100' where id = ${PAID}`, [/redeemed its coupon/]],
  [
    `insert into coupon_redemptions (code, order_id, email) values ('EARLY100', ${PAID}, 'a@b.example')`,
    [/belongs to a paid order/],
  ],
  [`${refund('amount_cents - 1')}; set constraints all deferred`, [/sum of its lines/]],
  [`${refund('amount_cents')}; ${refundLine('amount_cents')}`, [/refunded once all its money/]],
  [
    `${refund('amount_cents', 'now()')}; ${refundLine('amount_cents')}`,
    [/refunded once all of it was sent/, /refunded once all its money/],
  ],
  [
    `${refund('100')}; ${refundLine('100')}; update refunds set points_returned = 1 where id = 'rfd_1'`,
    [/points of a refund match/],
  ],
  [
    `${refund('100', 'now()')}; ${refundLine('100')};
     insert into test_payments (ref, idempotency_key, order_id, amount_cents, refunded_cents, currency, status, updated_at)
       select provider_ref, 'key', order_id, amount_cents, 90, 'USD', 'succeeded', now() - interval '1 hour' from payments where order_id = ${PAID};
     insert into test_refunds (idempotency_key, ref, amount_cents) select 'rfd_1', provider_ref, 90 from payments where order_id = ${PAID}`,
    [/test provider refunded/],
  ],
])('%s is found', async (change, rules) => {
  const found = await foundAfter((tx) => tx.query(change));
  expect(found.map(({ rule }) => rule)).toEqual(rules.map((rule) => expect.stringMatching(rule) as string));
  for (const { examples, count } of found) {
    expect(examples.length).toBe(Math.min(10, count));
    expect(examples[0]).toMatch(/^\S+.*: \S/);
  }
});

test('finds a canceled order whose points were not returned', async () => {
  const found = await foundAfter(async (tx) => {
    const { rows } = await tx.query<{ id: string; userId: string; accountId: string }>(
      `update orders set state = 'canceled', points_spent = 5 where id = (
         select id from orders where state = 'canceled' and user_id is not null order by id limit 1)
       returning id, user_id as "userId", account_id as "accountId"`,
    );
    const [order] = rows;
    if (!order) throw new Error('The shop has no canceled order.');
    await tx.query(
      `insert into points_ledger (id, user_id, account_id, order_id, kind, points, note) values ('ptl_test', $1, $2, $3, 'spend', -5, '')`,
      [order.userId, order.accountId, order.id],
    );
  });
  expect(found.map(({ rule }) => rule)).toContain('The points spent on a canceled order were returned.');
});

test('a payment for a registration whose refund is due breaks none', async () => {
  const found = await foundAfter(async (tx) => {
    await tx.query(
      `${paySeat('pay_1', 100)}; update payments set is_refund_due = true where id = 'pay_1';
       update course_registrations set status = 'canceled' where id = ${SEATED}`,
    );
  });
  // The seat is still counted.
  expect(found.map(({ rule }) => rule)).toEqual([expect.stringMatching(/seats taken/)]);
});

test('a remainder that is too small to charge breaks none', async () => {
  const found = await foundAfter(async (tx) => {
    await tx.query(
      `update orders set rewards_discount_cents = rewards_discount_cents + total_cents - 49, total_cents = 0
       where id = (select id from orders where state = 'canceled' and total_cents > 49 order by id limit 1)`,
    );
  });
  expect(found.map(({ rule }) => rule)).not.toContain('The total of an order is the sum of its parts.');
});
