import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createDatabaseBefore } from '../testing/test-database.ts';
import type { TestDatabase } from '../testing/test-database.ts';
import { migrateDatabase } from './migrate.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createDatabaseBefore(inject('cluster'), '0018_american_spelling');
});
afterAll(() => database.drop());

/** A row of `table` with values for whatever it requires, as the release before wrote it. */
async function insert(table: string, values: Record<string, unknown>): Promise<void> {
  const { rows } = await database.db.query<{ name: string; type: string }>(
    `select column_name as name, data_type as type from information_schema.columns
     where table_name = $1 and table_schema = 'public' and is_nullable = 'NO' and column_default is null and is_identity = 'NO'`,
    [table],
  );
  const fillers: Record<string, unknown> = { text: 'x', jsonb: {}, boolean: false, date: '2026-01-01' };
  const row = Object.fromEntries(
    rows.map(({ name, type }) => [
      name,
      type in fillers ? fillers[type] : type.startsWith('timestamp') ? new Date() : 1,
    ]),
  );
  const all = { ...row, ...values };
  const names = Object.keys(all).map((name) => `"${name}"`);
  const places = names.map((_name, index) => `$${index + 1}`);
  await database.db.transaction(async (tx) => {
    // Without foreign keys: what these rows point to says nothing about spelling.
    await tx.query('set local session_replication_role = replica');
    await tx.query(`insert into ${table} (${names.join()}) values (${places.join()})`, Object.values(all));
  });
}

it('spells stored states and columns the American way', async () => {
  const { db } = database;
  await insert('orders', { id: 'ord_1', state: 'cancelled', payment_status: 'refunded', cancelled_at: new Date(0) });
  await insert('orders', { id: 'ord_2', number: 2, state: 'paid', payment_status: 'cancelled' });
  await insert('order_events', { state: 'cancelled' });
  await insert('payments', { status: 'cancelled', order_id: 'ord_1' });
  await insert('course_registrations', { status: 'cancelled', cancelled_at: new Date(0) });
  await insert('mail_outbox', { template: 'course', data: { kind: 'cancelled', sequence: 1 } });
  await insert('applications', { licence_number: 'EST-1' });
  await migrateDatabase(db);
  const one = async (sql: string) => (await db.query(sql)).rows;
  expect(await one('select state, canceled_at from orders order by id')).toEqual([
    { state: 'canceled', canceled_at: new Date(0) },
    { state: 'paid', canceled_at: null },
  ]);
  expect(await one('select state from order_events')).toEqual([{ state: 'canceled' }]);
  // By a later migration: an attempt is never canceled, it fails.
  expect(await one('select status from payments')).toEqual([{ status: 'failed' }]);
  expect(await one('select status, canceled_at from course_registrations')).toEqual([
    { status: 'canceled', canceled_at: new Date(0) },
  ]);
  expect(await one('select data from mail_outbox')).toEqual([{ data: { kind: 'canceled', sequence: 1 } }]);
  expect(await one('select license_number from applications')).toEqual([{ license_number: 'EST-1' }]);
});
