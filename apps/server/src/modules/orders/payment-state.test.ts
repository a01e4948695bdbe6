import type { OrderState, PaymentState } from '@regen/domain';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { orderPaymentState } from '../../payments/payment-view.ts';
import { addOrder } from '../../testing/order-states.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import type { TestDatabase } from '../../testing/test-database.ts';
import { findOrder, listOrders } from './order-repository.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase(inject('cluster'));
});
afterAll(() => database.drop());

const PAID_AT = new Date('2026-11-21T06:57:09.511Z');

it.each<[OrderState, PaymentState | null, PaymentState]>([
  ['placed', 'requires_action', 'requires_action'],
  ['placed', 'failed', 'failed'],
  ['paid', 'succeeded', 'succeeded'],
  ['refunded', 'refunded', 'refunded'],
  // It had nothing to pay.
  ['shipped', null, 'succeeded'],
  ['placed', null, 'pending'],
  // What the buyer sees, also while a late payment is refunded.
  ['canceled', 'succeeded', 'failed'],
  ['canceled', 'refunded', 'failed'],
  ['canceled', null, 'failed'],
])('the payment of an order that is %s, with a last attempt that is %s, is %s', (state, lastAttempt, expected) => {
  expect(orderPaymentState({ state, paidAt: null }, lastAttempt)).toBe(expected);
});

it.each<[PaymentState | null]>([['succeeded'], ['refunded'], [null]])(
  'the payment of a paid order that was canceled is refunded, also while its last attempt is %s',
  (lastAttempt) => {
    expect(orderPaymentState({ state: 'canceled', paidAt: PAID_AT }, lastAttempt)).toBe('refunded');
  },
);

it('an order and the list of orders show the last attempt, whichever was settled last', async () => {
  const { db } = database;
  const { rows } = await db.query<{ id: string }>(`select id from users where email = 'ana@clients.example'`);
  const userId = rows[0]?.id ?? '';
  const orderId = await addOrder(db, 'placed', userId);
  await db.query(
    `insert into payments (id, order_id, provider, method, status, amount_cents, created_at, updated_at)
     values ('pay_first', $1, 'test', 'card', 'failed', 100, now() - interval '2 minutes', now()),
       ('pay_second', $1, 'test', 'card', 'requires_action', 100, now() - interval '1 minute', now() - interval '1 minute')`,
    [orderId],
  );
  const query = { userId, page: 1, perPage: 100, isOldestFirst: false, year: null, search: null };
  const { orders } = await listOrders(db, query);
  expect(orders.find(({ id }) => id === orderId)?.lastAttempt).toBe('requires_action');
  expect((await findOrder(db, orderId))?.payment?.status).toBe('requires_action');
});
