import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createDatabaseBefore } from '../testing/test-database.ts';
import type { TestDatabase } from '../testing/test-database.ts';
import { migrateDatabase } from './migrate.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createDatabaseBefore(inject('cluster'), '0041_payments');
});
afterAll(() => database.drop());

it('moves the payments of registrations, including open ones and due refunds', async () => {
  const { db } = database;
  await db.query(
    `insert into courses (id, title, category, format, city, starts_at, ends_at, timezone, capacity, sites)
     values ('c', 'Peel', 'In-Person Classes', 'in_person', 'Denver', now(), now() + interval '1 day', 'America/Denver', 9, '{b2b}')`,
  );
  await db.query(
    `insert into course_registrations (id, course_id, email, first_name, last_name, status, amount_cents, payment_id, payment_provider,
       payment_method, payment_status, payment_ref, card_brand, card_last4, payment_action, is_refund_due, updated_at)
     values ('paid', 'c', 'a@x.example', 'A', 'A', 'canceled', 4900, 'pay_1', 'test', 'apple_pay', 'succeeded', 'ch_1', 'visa', '4242', null, true, '2026-11-01Z'),
       ('open', 'c', 'b@x.example', 'B', 'B', 'canceled', 5000, 'pay_2', 'test', 'card', 'requires_action', 'ch_2', null, null, '{"type":"three_d_secure"}', false, '2026-11-02Z'),
       ('free', 'c', 'c@x.example', 'C', 'C', 'registered', 0, null, null, null, null, null, null, null, null, false, '2026-11-03Z')`,
  );
  await migrateDatabase(db);
  const { rows } = await db.query(
    `select id, order_id, registration_id, provider, provider_ref, method, status, amount_cents, currency, card_brand, card_last4, action,
       is_refund_due, to_char(created_at at time zone 'UTC', 'MM-DD') as made
     from payments order by id`,
  );
  const both = { order_id: null, provider: 'test', currency: 'USD' };
  expect(rows).toEqual([
    {
      ...both,
      id: 'pay_1',
      registration_id: 'paid',
      provider_ref: 'ch_1',
      method: 'apple_pay',
      status: 'succeeded',
      amount_cents: 4900,
      card_brand: 'visa',
      card_last4: '4242',
      action: null,
      is_refund_due: true,
      made: '11-01',
    },
    {
      ...both,
      id: 'pay_2',
      registration_id: 'open',
      provider_ref: 'ch_2',
      method: 'card',
      status: 'requires_action',
      amount_cents: 5000,
      card_brand: null,
      card_last4: null,
      action: { type: 'three_d_secure' },
      is_refund_due: false,
      made: '11-02',
    },
  ]);
});
