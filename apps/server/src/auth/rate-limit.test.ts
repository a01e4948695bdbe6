import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { API } from '../testing/result-check.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import type { TestDatabase } from '../testing/test-database.ts';
import { createTestServer } from '../testing/test-server.ts';
import { createRateLimiter } from './rate-limit.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase(inject('cluster'));
});

afterAll(() => database.drop());

it('counts without writing to the write-ahead log', async () => {
  const { rows } = await database.db.query<{ relname: string }>(
    `select relname from pg_class where relkind = 'r' and relpersistence = 'u'`,
  );
  expect(rows.map(({ relname }) => relname)).toEqual(['rate_limits']);
});

it('counts and uncounts the same attempts from many concurrent calls without a deadlock', async () => {
  const limiter = createRateLimiter(database.db, { now: () => new Date('2026-11-21T10:00:00Z') }, 1);
  const tries = (turn: number) =>
    [`ip:1`, `email:${turn % 3}`, `pair:${turn % 3}`].map((bucket) => ({ bucket, max: 100_000, windowSeconds: 3_600 }));
  const worker = async (first: number) => {
    for (let turn = first; turn < first + 40; turn += 1) {
      await limiter.limit(tries(turn));
      await limiter.refund(tries(turn).toReversed());
    }
  };
  await Promise.all(Array.from({ length: 10 }, (_, first) => worker(first)));
  const { rows } = await database.db.query<{ hits: number }>(
    `select hits from rate_limits where bucket in ('ip:1', 'email:0', 'email:1', 'email:2', 'pair:0', 'pair:1', 'pair:2')`,
  );
  expect(rows.map(({ hits }) => hits)).toEqual([0, 0, 0, 0, 0, 0, 0]);
});

it('counts the address that the proxy in front has seen, not what the caller says', async () => {
  const server = await createTestServer(inject('cluster'), {
    env: { TRUST_PROXY: 'true' },
  });
  try {
    for (const said of ['6.6.6.1', '6.6.6.2, 6.6.6.3', 'in-process']) {
      await server.inject({
        method: 'POST',
        url: `${API}/auth/users/login`,
        headers: {
          authorization: `Basic ${btoa('regen-storefront:')}`,
          'browser-id': server.browserId,
          'x-forwarded-for': `${said}, 9.9.9.9`,
        },
        payload: { email: 'a@b.example', password: 'not this one' },
      });
    }
    const { rows } = await server.db.query(`select bucket, hits from rate_limits where bucket like 'sign-in ip %'`);
    expect(rows).toEqual([{ bucket: 'sign-in ip 9.9.9.9', hits: 3 }]);
  } finally {
    await server.close();
  }
});
