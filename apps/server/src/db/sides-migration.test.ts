import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { wakeOnWrite } from '../bus/wake-on-write.ts';
import { createDatabaseBefore } from '../testing/test-database.ts';
import type { TestDatabase } from '../testing/test-database.ts';
import { migrateDatabase } from './migrate.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createDatabaseBefore(inject('cluster'), '0023_both_sides');
});
afterAll(() => database.drop());

it('gives each conversation both sides, and the care team its name', async () => {
  const { db } = database;
  await db.query(
    `update accounts set name = 'Somebody else' where account_type = 'admin';
     insert into accounts (id, name, site, account_type) values ('acc_a', 'A', 'b2b', 'professional'), ('acc_b', 'B', 'retail', 'retail'),
       ('acc_c', 'C', 'retail', 'retail');
     insert into conversations (low_account_id, high_account_id, message_count, last_message_at)
       values ('acc_a', 'acc_b', 3, now()), ('acc_a', 'acc_c', 2, now());
     insert into conversation_sides (account_id, other_account_id, sent_count, received_count, withheld_count, last_message_id, last_message_at)
       values ('acc_a', 'acc_b', 1, 0, 2, 'm3', '2026-01-03'), ('acc_b', 'acc_a', 0, 1, 0, 'm1', '2026-01-01'),
              ('acc_a', 'acc_c', 0, 0, 2, 'm5', '2026-01-02');`,
  );
  await migrateDatabase(db);
  const { rows } = await db.query(
    `select account_id as own, other_account_id as other, withheld_count as withheld, hidden_count as hidden, last_message_id as last
     from conversation_sides order by 1, 2`,
  );
  expect(rows).toEqual([
    { own: 'acc_a', other: 'acc_b', withheld: 2, hidden: 0, last: 'm3' },
    { own: 'acc_a', other: 'acc_c', withheld: 2, hidden: 0, last: 'm5' },
    { own: 'acc_b', other: 'acc_a', withheld: 0, hidden: 2, last: 'm1' },
    { own: 'acc_c', other: 'acc_a', withheld: 0, hidden: 2, last: null },
  ]);
  expect((await db.query('select * from message_counts order by account_id')).rows).toEqual([
    { account_id: 'acc_a', conversations: 2, unread: 0, version: 0, read_total: 0 },
    { account_id: 'acc_b', conversations: 1, unread: 1, version: 1, read_total: 0 },
    { account_id: 'acc_c', conversations: 0, unread: 0, version: 0, read_total: 0 },
  ]);
  const care = await db.query(`select name from accounts where account_type = 'admin'`);
  expect(care.rows).toEqual([{ name: 'Regen Care' }]);
});

it('lets a database of an earlier release tell its writers about live events', async () => {
  const { db } = database;
  let woken = 0;
  const stop = wakeOnWrite(db.pool, () => (woken += 1));
  await db.query(`select regen_live('rewards', '{"userId": "u"}')`);
  stop();
  expect(woken).toBe(1);
});
