import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import type { TestDatabase } from '../testing/test-database.ts';
import type { Queryable } from './database.ts';
import { sweep } from './sweep.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase(inject('cluster'));
});
afterAll(() => database.drop());

const addExpiredKeys = (count: number) =>
  database.db.query(
    `insert into idempotency_keys (scope, key, request_hash, created_at, expires_at)
     select 'sweep', 'key ' || n, '', now(), now() - interval '1 second' from generate_series(1, $1) n`,
    [count],
  );
const addOldEmails = (count: number) =>
  database.db.query(
    `insert into mail_outbox (id, recipient, template, data, attempts, sent_at, created_at)
     select 'mal_old_' || n, 'a@b.example', 'welcome', '{}', 1, now() - interval '91 days', now() - interval '91 days' from generate_series(1, $1) n`,
    [count],
  );
async function left(table: 'idempotency_keys' | 'mail_outbox'): Promise<number> {
  const { rows } = await database.db.query<{ count: number }>(`select count(*)::int as count from ${table}`);
  return rows[0]?.count ?? -1;
}

it('removes many rows in batches, and no more per run than it may', async () => {
  await addOldEmails(2_500);
  const deleted: number[] = [];
  const counting: Pick<Queryable, 'query'> = {
    async query(statement, values) {
      const result = await database.db.query<never>(statement, values);
      if (result.rowCount > 0) deleted.push(result.rowCount);
      return result;
    },
  };
  await sweep(counting, undefined, { batch: 1_000, maxBatches: 2 });
  expect(deleted).toEqual([1_000, 1_000]);
  await sweep(counting);
  expect(deleted).toEqual([1_000, 1_000, 500]);
  expect(await left('mail_outbox')).toBe(0);
});

it('finds old emails by an index', async () => {
  const { rows } = await database.db.transaction(async (tx) => {
    await tx.query('set local enable_seqscan = off');
    return tx.query(`explain select from mail_outbox where sent_at <= now() - interval '90 days'`);
  });
  expect(JSON.stringify(rows)).toContain('mail_outbox_sent');
});

it('removes the rest when one statement fails, and says which', async () => {
  await addExpiredKeys(3);
  await addOldEmails(3);
  await database.db.query(
    `create function keep() returns trigger language plpgsql as $$ begin raise 'kept'; end $$;
     create trigger keep before delete on idempotency_keys for each row execute function keep()`,
  );
  await expect(sweep(database.db)).rejects.toThrow('Expired rows of idempotency_keys were not removed: kept');
  expect([await left('idempotency_keys'), await left('mail_outbox')]).toEqual([3, 0]);
  await database.db.query('drop trigger keep on idempotency_keys; drop function keep');
  await sweep(database.db);
  expect(await left('idempotency_keys')).toBe(0);
});
