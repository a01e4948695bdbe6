import pg from 'pg';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { createDatabaseBefore } from '../testing/test-database.ts';
import type { TestDatabase } from '../testing/test-database.ts';
import { migrateDatabase } from './migrate.ts';

let database: TestDatabase;
const clients: pg.Client[] = [];

beforeEach(async () => {
  database = await createDatabaseBefore(inject('cluster'), '0019_live_outbox');
});
afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.end()));
  await database.drop();
});

async function connect(): Promise<pg.Client> {
  const client = new pg.Client(database.db.connection);
  await client.connect();
  clients.push(client);
  return client;
}

const waiting = async () => {
  const { rows } = await database.db.query<{ count: number }>(
    `select count(*)::int from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and application_name = 'regen-migrations'`,
  );
  return rows[0]?.count;
};

it('waits for writers without holding anything that they still need', async () => {
  // As an order is canceled (points, then orders) and as one is placed (orders, then points).
  const [cancels, places] = [await connect(), await connect()];
  await cancels.query('begin; lock table points_ledger in row exclusive mode');
  await places.query('begin; lock table orders in row exclusive mode');
  const migrated = migrateDatabase(database.db, { lockTimeout: 60_000 });
  await expect.poll(waiting).toBe(1);
  await cancels.query('lock table orders in row exclusive mode; commit');
  await places.query('lock table points_ledger in row exclusive mode; commit');
  await migrated;
  const { rows } = await database.db.query('select * from live_outbox');
  expect(rows).toEqual([]);
});

it('says what it waited for when nobody lets go', async () => {
  const holder = await connect();
  await holder.query('begin; lock table users in row exclusive mode');
  await expect(migrateDatabase(database.db, { lockTimeout: 100 })).rejects.toThrow(
    /lock timeout \(55P03\)\. Nothing was changed\. Another connection held a table for more than 0\.1 seconds/,
  );
  await holder.query('rollback');
  await migrateDatabase(database.db, { lockTimeout: 100 });
});

it('counts what was there, and takes for delivered what was read', async () => {
  const { db } = database;
  await db.query(
    `insert into accounts (id, name, site, account_type, has_retail_store)
       values ('acc_a', 'A', 'b2b', 'professional', false), ('acc_b', 'B', 'retail', 'retail', false), ('acc_c', 'C', 'retail', 'retail', false);
     insert into conversations (low_account_id, high_account_id, message_count, last_message_at)
       values ('acc_a', 'acc_b', 5, now()), ('acc_a', 'acc_c', 1, now());
     insert into conversation_sides (account_id, other_account_id, sent_count, received_count, read_count, withheld_count, last_message_id, last_message_at)
       values ('acc_a', 'acc_b', 3, 0, 0, 2, 'm5', now()), ('acc_b', 'acc_a', 0, 3, 2, 0, 'm4', now()),
              ('acc_a', 'acc_c', 0, 1, 0, 0, 'm6', now()), ('acc_c', 'acc_a', 1, 0, 0, 0, 'm6', now());
     insert into messages (id, low_account_id, high_account_id, seq, sender_seq, from_account_id, from_user_id, sender_name, body, sent_at, read_at, is_withheld)
       values ('m1', 'acc_a', 'acc_b', 1, 1, 'acc_a', 'u', 'A', 'one', now(), '2026-01-01', false),
              ('m2', 'acc_a', 'acc_b', 2, 1, 'acc_a', 'u', 'A', 'withheld', now(), null, true),
              ('m3', 'acc_a', 'acc_b', 3, 2, 'acc_a', 'u', 'A', 'two', now(), '2026-01-02', false),
              ('m4', 'acc_a', 'acc_b', 4, 3, 'acc_a', 'u', 'A', 'three', now(), null, false),
              ('m5', 'acc_a', 'acc_b', 5, 3, 'acc_a', 'u', 'A', 'withheld', now(), null, true),
              ('m6', 'acc_a', 'acc_c', 1, 1, 'acc_c', 'u', 'C', 'hello', now(), null, false);`,
  );
  await migrateDatabase(db);
  expect((await db.query('select * from message_counts order by account_id')).rows).toEqual([
    { account_id: 'acc_a', conversations: 2, unread: 1, version: 1, read_total: 0 },
    { account_id: 'acc_b', conversations: 1, unread: 1, version: 5, read_total: 2 },
    { account_id: 'acc_c', conversations: 1, unread: 0, version: 0, read_total: 0 },
  ]);
  const sides = await db.query(
    `select account_id as id, read_seq as read, delivered_seq as delivered from conversation_sides where read_seq > 0`,
  );
  expect(sides.rows).toEqual([{ id: 'acc_b', read: 3, delivered: 3 }]);
  const read = await db.query<{ id: string }>('select id from messages where read_at is not null order by id');
  // Withheld, so nobody has read it.
  expect(read.rows.map(({ id }) => id)).toEqual(['m1', 'm3']);
});

it('keeps the counts of accounts whose conversations go, and their version grows', async () => {
  const { db } = database;
  await migrateDatabase(db);
  await db.query(
    `insert into accounts (id, name, site, account_type, has_retail_store)
       values ('acc_a', 'A', 'b2b', 'professional', false), ('acc_b', 'B', 'retail', 'retail', false), ('acc_c', 'C', 'retail', 'retail', false);
     insert into conversation_sides (account_id, other_account_id, sent_count, received_count, last_message_id, last_message_at)
       values ('acc_a', 'acc_b', 1, 3, 'm', now()), ('acc_b', 'acc_a', 3, 1, 'm', now()), ('acc_a', 'acc_c', 0, 2, 'm', now());
     update conversation_sides set read_count = 1 where account_id = 'acc_a';
     delete from accounts where id = 'acc_b'`,
  );
  expect((await db.query('select * from message_counts')).rows).toEqual([
    { account_id: 'acc_a', conversations: 1, unread: 1, version: 8, read_total: 2 },
  ]);
});
