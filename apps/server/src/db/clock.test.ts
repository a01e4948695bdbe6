import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, inject, it, vi } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import type { TestDatabase } from '../testing/test-database.ts';
import { startDatabaseClock } from './clock.ts';
import { sweep } from './sweep.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase(inject('cluster'));
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(() => database.drop());

/** The system's clock of this process alone, so far ahead. */
function setAhead(milliseconds: number): void {
  const now = Date.now() + milliseconds;
  vi.useFakeTimers({ toFake: ['Date'], now });
}

const DAY = 86_400_000;
const fail = (error: unknown): never => {
  throw error;
};

it('is the time of the database, also when the clock of the machine is set', async () => {
  const began = performance.now();
  const start = Date.now();
  const clock = await startDatabaseClock(database.db, fail);
  /** Milliseconds between this clock and the real time, which the system's clock does not tell here; a reading takes some. */
  const error = () => Math.abs(clock.now().getTime() - start - (performance.now() - began));
  expect(error()).toBeLessThan(2_000);
  setAhead(40 * DAY);
  expect(error()).toBeLessThan(2_000);
  await clock.sync();
  expect(error()).toBeLessThan(2_000);
  clock.stop();
});

it('ignores a slow reading and uses the next fast one', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'setInterval', 'clearInterval'] });
  let delay = 0;
  const clock = await startDatabaseClock(
    {
      async query<Row>(statement: string | { name: string; text: string }) {
        const answer = await database.db.query<Row>(statement);
        vi.advanceTimersByTime(delay);
        return answer;
      },
    },
    fail,
  );
  const before = clock.now().getTime();
  delay = 20_000;
  await clock.sync();
  expect(clock.now().getTime() - before).toBe(20_000);
  delay = 0;
  await clock.sync();
  // Fake timers moved this process's clock by 20 seconds; the database's clock did not move.
  expect(clock.now().getTime() - before).toBeLessThan(10_000);
  clock.stop();
});

it.each([
  [40 * DAY, /^The clock of this machine is 40 days ahead of that of the database\. Correct the wrong one/],
  [-2 * 3_600_000, /^The clock of this machine is 2 hours behind that of the database/],
  [90_000, /^The clock of this machine is 90 seconds ahead of/],
])('a start with a clock that is off by %d ms is refused', async (off, message) => {
  setAhead(off);
  await expect(startDatabaseClock(database.db, fail)).rejects.toThrow(message);
});

it('a start with a clock that is half a minute off is not', async () => {
  setAhead(30_000);
  const clock = await startDatabaseClock(database.db, fail);
  expect(Date.now() - clock.now().getTime()).toBeGreaterThan(25_000);
  clock.stop();
});

it('a process whose clock is 40 days ahead deletes only what has expired for everyone', async () => {
  const { db } = database;
  const [old, young] = [`key ${randomUUID()}`, `key ${randomUUID()}`];
  await db.query(
    `insert into idempotency_keys (scope, key, request_hash, created_at, expires_at)
     values ('test', $1, '', now(), now() - interval '1 second'), ('test', $2, '', now(), now() + interval '1 day')`,
    [old, young],
  );
  await db.query(
    `insert into sessions (id, user_id, browser_id, created_at, refreshed_at, expires_at)
     select 'ses_' || n, (select id from users limit 1), 'b', now(), now(), now() + n * interval '1 day' from unnest(array[-1, 30]) n`,
  );
  await db.query(
    `insert into carts (id, browser_id, secret_hash, expires_at)
     select 'crt_' || n, 'browser' || n, 'hash', now() + n * interval '1 day' from unnest(array[-1, 30]) n`,
  );
  setAhead(40 * DAY);
  await sweep(db);
  const { rows } = await db.query<{ id: string }>(
    `select key as id from idempotency_keys where scope = 'test'
     union all select id from sessions where id like 'ses_%' and browser_id = 'b'
     union all select id from carts where id in ('crt_-1', 'crt_30')`,
  );
  expect(rows.map(({ id }) => id).toSorted()).toEqual(['crt_30', young, 'ses_30'].toSorted());
});
