import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import type { TestDatabase } from '../testing/test-database.ts';
import { createRateLimiter } from './rate-limit.ts';
import { createSampledLimit } from './sampled-limit.ts';

let database: TestDatabase;
let now = new Date('2026-11-21T10:00:00Z');
const clock = { now: () => now };

beforeAll(async () => {
  database = await createTestDatabase(inject('cluster'));
});

afterAll(() => database.drop());

it('counts one in ten in the database, across processes, and refuses until the window ends', async () => {
  const process = () =>
    createSampledLimit(createRateLimiter(database.db, clock, 1), clock, {
      bucket: 'search ip',
      max: 40,
      windowSeconds: 60,
      every: 10,
    });
  const [one, other] = [process(), process()];
  for (let turn = 0; turn < 20; turn += 1) await Promise.all([one('a'), other('a')]);
  const quota = (await one('b'))?.quota;
  const { rows } = await database.db.query<{ hits: number }>(
    `select hits from rate_limits where bucket = 'search ip a'`,
  );
  expect(rows).toEqual([{ hits: 4 }]);

  const refusal = (seconds: number) => ({
    status: 429,
    headers: {
      'retry-after': String(seconds),
      'ratelimit-policy': `"default";q=${quota};w=60`,
      ratelimit: `"default";r=0;t=${seconds}`,
    },
  });
  await expect(one('a')).rejects.toMatchObject(refusal(60));
  now = new Date(now.getTime() + 20_000);
  // From its own cache, without another query.
  await expect(one('a')).rejects.toMatchObject(refusal(40));
  await expect(other('a')).rejects.toMatchObject(refusal(40));
  expect(await one('b')).toMatchObject({ quota: 40, seconds: 40 });
  now = new Date(now.getTime() + 41_000);
  await one('a');
});
