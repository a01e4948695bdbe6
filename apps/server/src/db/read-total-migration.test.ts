import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createDatabaseBefore } from '../testing/test-database.ts';
import type { TestDatabase } from '../testing/test-database.ts';
import { migrateDatabase } from './migrate.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createDatabaseBefore(inject('cluster'), '0025_read_total');
});
afterAll(() => database.drop());

const totals = async () => {
  const { rows } = await database.db.query<{ id: string; total: number }>(
    'select account_id as id, read_total as total from message_counts order by account_id',
  );
  return rows.map(({ id, total }) => [id, total]);
};

it('counts on from what emails have counted, and never back', async () => {
  const { db } = database;
  await db.query(
    `insert into accounts (id, name, site, account_type) values ('acc_a', 'A', 'b2b', 'professional'), ('acc_b', 'B', 'retail', 'retail'),
       ('acc_c', 'C', 'retail', 'retail');
     insert into conversation_sides (account_id, other_account_id, sent_count, received_count, read_count, last_message_id, last_message_at)
       values ('acc_a', 'acc_b', 1, 5, 3, 'm', now()), ('acc_b', 'acc_a', 5, 1, 0, 'm', now()), ('acc_a', 'acc_c', 0, 2, 1, 'n', now());`,
  );
  await migrateDatabase(db);
  expect(await totals()).toEqual([
    ['acc_a', 4],
    ['acc_b', 0],
  ]);
  await db.query(`update conversation_sides set read_count = 4 where account_id = 'acc_a' and other_account_id = 'acc_b';
    delete from accounts where id = 'acc_b'`);
  expect(await totals()).toEqual([['acc_a', 5]]);
  await db.query(`insert into conversation_sides (account_id, other_account_id, sent_count, received_count, read_count)
    values ('acc_c', 'acc_a', 2, 3, 2)`);
  expect(await totals()).toEqual([
    ['acc_a', 5],
    ['acc_c', 2],
  ]);
});
