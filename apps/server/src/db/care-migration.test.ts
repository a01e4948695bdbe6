import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { createDatabaseBefore } from '../testing/test-database.ts';
import type { TestDatabase } from '../testing/test-database.ts';
import { migrateDatabase } from './migrate.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createDatabaseBefore(inject('cluster'), '0021_conversations_for_everybody');
});
afterEach(() => database.drop());

async function rows<Row>(text: string): Promise<Row[]> {
  return (await database.db.query<Row>(text)).rows;
}

it('makes an account of the care team where there is no staff', async () => {
  await migrateDatabase(database.db);
  expect(await rows('select id, name, site, account_type as type from accounts')).toEqual([
    { id: 'acc_0000000000000000000000care', name: 'Regen Care', site: 'b2b', type: 'admin' },
  ]);
});

it('makes the account of the staff that of the care team, with all staff in it, and lets schools write', async () => {
  const { db } = database;
  await db.query(
    `insert into accounts (id, name, site, account_type, created_at) values
       ('acc_late', 'Regen', 'b2b', 'admin', '2026-02-01'), ('acc_first', 'Staff', 'b2b', 'admin', '2026-01-01'),
       ('acc_school', 'School', 'school', 'school', '2026-01-01'), ('acc_clinic', 'Clinic', 'b2b', 'professional', '2025-01-01')`,
  );
  await db.query(
    `insert into users (id, account_id, email, password_hash, first_name, last_name, permissions)
     select 'usr_' || n, account, n || '@shop.example', 'x', n, n, permissions
     from (values ('one', 'acc_first', '{orders:read}'::text[]), ('two', 'acc_late', '{orders:read}'), ('three', 'acc_school', '{orders:read}'),
       ('four', 'acc_school', '{messages:write}'), ('five', 'acc_clinic', '{}')) as u(n, account, permissions)`,
  );
  await migrateDatabase(db);
  expect(await rows(`select id, name from accounts where account_type = 'admin'`)).toEqual([
    { id: 'acc_first', name: 'Regen Care' },
  ]);
  expect(await rows('select id, account_id as account, permissions from users order by email')).toEqual([
    { id: 'usr_five', account: 'acc_clinic', permissions: [] },
    { id: 'usr_four', account: 'acc_school', permissions: ['messages:write'] },
    { id: 'usr_one', account: 'acc_first', permissions: ['orders:read'] },
    { id: 'usr_three', account: 'acc_school', permissions: ['orders:read', 'messages:write'] },
    { id: 'usr_two', account: 'acc_first', permissions: ['orders:read'] },
  ]);
  const second = `insert into accounts (id, name, site, account_type) values ('acc_more', 'More', 'b2b', 'admin')`;
  await expect(db.query(second)).rejects.toThrow('accounts_care');
});

it('lets older messages be found', async () => {
  const { db } = database;
  await db.query(
    `insert into accounts (id, name, site, account_type) values ('acc_a', 'A', 'b2b', 'professional'), ('acc_b', 'B', 'retail', 'retail')`,
  );
  await db.query(
    `insert into conversations (low_account_id, high_account_id, message_count, last_message_at) values ('acc_a', 'acc_b', 2, now())`,
  );
  await db.query(
    `insert into messages (id, low_account_id, high_account_id, seq, sender_seq, from_account_id, from_user_id, sender_name, body, sent_at, is_withheld)
     values ('msg_1', 'acc_a', 'acc_b', 1, 1, 'acc_a', 'usr_a', 'A', 'Crème after peels', now(), false),
       ('msg_2', 'acc_a', 'acc_b', 2, 1, 'acc_a', 'usr_a', 'A', 'creme', now(), true)`,
  );
  await migrateDatabase(db);
  const found = (account: string) =>
    rows<{ id: string }>(
      `select id from messages m where message_terms(m.body, m.low_account_id, m.high_account_id, m.from_account_id, m.is_withheld)
         @@ '''${account} cre'':*'::tsquery order by id`,
    );
  expect(await found('acc_a')).toEqual([{ id: 'msg_1' }, { id: 'msg_2' }]);
  expect(await found('acc_b')).toEqual([{ id: 'msg_1' }]);
  expect(await found('acc_c')).toEqual([]);
});
