import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { createPasswords } from '../auth/passwords.ts';
import { openSignInsWarning, openToEverybody } from '../fill/mark.ts';
import { createDatabaseBefore } from '../testing/test-database.ts';
import type { TestDatabase } from '../testing/test-database.ts';
import { migrateDatabase } from './migrate.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createDatabaseBefore(inject('cluster'), '0042_money_stays');
});
afterEach(() => database.drop());

/** A store with two users of the demo, one of whom has chosen a password, and one of its own. */
async function addPeople(): Promise<void> {
  const { db } = database;
  const { hash } = createPasswords();
  const [published, own] = await Promise.all([hash('regen-demo-2026'), hash('a word of her own')]);
  await db.query(`insert into accounts (id, name, site, account_type) values ('acc_a', 'A', 'b2b', 'professional')`);
  await db.query(
    `insert into users (id, account_id, email, password_hash, first_name, last_name)
     select id, 'acc_a', email, hash, 'A', 'A' from (values
       ('usr_00000000000000000000000001', 'dana@lumenclinic.example', $1), ('usr_00000000000000000000000002', 'new@shop.example', $2),
       ('usr_01KB7Z9Q5W3M8V2N4C6X8Y0A1B', 'buyer@mail.example', $1)) as u(id, email, hash)`,
    [published, own],
  );
}

it.each(['started', 'done'])(
  'recognizes the demo of an earlier release, %s, and names its open sign-ins',
  async (state) => {
    const { db } = database;
    await addPeople();
    await db.query(`insert into settings (key, value) values ('seed', jsonb_build_object('state', $1::text))`, [state]);
    await migrateDatabase(db);
    expect(await openToEverybody(db)).toEqual(['dana@lumenclinic.example']);
    expect(await openSignInsWarning(db)).toContain(`where email in ('dana@lumenclinic.example');`);
  },
);

it.each([
  ['its own', '{"state":"own"}'],
  ['recorded', '{"state":"done","published":{"password":"another","users":[]}}'],
])('leaves a mark alone that is %s', async (_what, mark) => {
  const { db } = database;
  await addPeople();
  await db.query(`insert into settings (key, value) values ('seed', $1)`, [mark]);
  await migrateDatabase(db);
  const { rows } = await db.query<{ value: object }>(`select value from settings where key = 'seed'`);
  expect(rows).toEqual([{ value: JSON.parse(mark) }]);
});

it('keeps payments when what was paid for is deleted', async () => {
  const { db } = database;
  await addPeople();
  await db.query(
    `insert into courses (id, title, category, format, city, starts_at, ends_at, timezone, capacity, sites)
     values ('c', 'Peel', 'In-Person Classes', 'in_person', 'Denver', now(), now() + interval '1 day', 'America/Denver', 9, '{b2b}')`,
  );
  await db.query(
    `insert into course_registrations (id, course_id, user_id, email, first_name, last_name, status)
     values ('r', 'c', 'usr_00000000000000000000000001', 'a@x.example', 'A', 'A', 'registered')`,
  );
  await db.query(
    `insert into orders (id, number, site, email, subtotal_cents, shipping_cents, tax_cents, total_cents, item_count, shipping_address,
       billing_address, shipping_method_id, shipping_method_name)
     values ('o', 'R-1', 'web', 'a@x.example', 100, 0, 0, 100, 1, '{}', '{}', 'ground', 'Ground')`,
  );
  await db.query(
    `insert into payments (id, order_id, registration_id, provider, method, amount_cents)
     values ('pay_1', 'o', null, 'test', 'card', 100), ('pay_2', null, 'r', 'test', 'card', 100)`,
  );
  await migrateDatabase(db);
  for (const table of ['orders', 'course_registrations', 'users'])
    await expect(db.query(`delete from ${table}`)).rejects.toMatchObject({ code: '23503' });
  const { rows } = await db.query('select id from payments order by id');
  expect(rows).toEqual([{ id: 'pay_1' }, { id: 'pay_2' }]);
});
