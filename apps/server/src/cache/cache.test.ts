import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { createPostgresBus } from '../bus/bus.ts';
import type { Bus } from '../bus/bus.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import type { TestDatabase } from '../testing/test-database.ts';
import { createCaches } from './cache.ts';

let database: TestDatabase;
let here: Bus;
let there: Bus;
const LIMITS = { max: 10, ttl: 60_000 };

beforeAll(async () => {
  database = await createTestDatabase(inject('cluster'), { isBare: true });
  const open = () =>
    createPostgresBus({ connection: database.db.connection, db: database.db, onError: () => undefined });
  here = await open();
  there = await open();
});

afterAll(async () => {
  await here?.close();
  await there?.close();
  await database?.drop();
});

test('a message reaches every process, and in a transaction only when it commits', async () => {
  const got: unknown[] = [];
  const end = there.subscribe('topic', (payload) => got.push(payload));
  await here.publish('topic', { n: 1 });
  await expect(
    database.db.transaction(async (tx) => {
      await here.publish('topic', { n: 2 }, tx);
      throw new Error('undone');
    }),
  ).rejects.toThrow('undone');
  await database.db.transaction((tx) => here.publish('topic', { n: 3 }, tx));
  await expect.poll(() => got).toEqual([{ n: 1 }, { n: 3 }]);
  end();
  await here.publish('topic', { n: 4 });
  await here.publish('other', 'x'.repeat(10));
  expect(got).toHaveLength(2);
  await expect(here.publish('topic', 'x'.repeat(8_000))).rejects.toThrow(RangeError);
});

test('a value is loaded once, and again after any process invalidates it', async () => {
  const mine = createCaches(here).region<{ n: number }>('prices', LIMITS);
  const theirs = createCaches(there).region<{ n: number }>('prices', LIMITS);
  let n = 0;
  const load = vi.fn<() => Promise<{ n: number }>>(async () => ({ n: (n += 1) }));
  expect(await Promise.all([mine.wrap('a', load), mine.wrap('a', load)])).toEqual([{ n: 1 }, { n: 1 }]);
  expect(await mine.wrap('a', load)).toEqual({ n: 1 });
  expect(load).toHaveBeenCalledTimes(1);
  await theirs.invalidate('a');
  await expect.poll(() => mine.get('a')).toBeUndefined();
  expect(await mine.wrap('a', load)).toEqual({ n: 2 });
});

test('what was loaded while it was invalidated is not cached', async () => {
  const region = createCaches(here).region<{ n: number }>('stock', LIMITS);
  const { promise, resolve } = Promise.withResolvers<{ n: number }>();
  const loading = region.wrap('a', () => promise);
  await region.invalidate('a');
  resolve({ n: 1 });
  expect(await loading).toEqual({ n: 1 });
  expect(region.get('a')).toBeUndefined();
});

test('nothing is trusted while messages can be missed', async () => {
  const lone = await createPostgresBus({
    connection: database.db.connection,
    db: database.db,
    onError: () => undefined,
  });
  const region = createCaches(lone).region<{ n: number }>('people', LIMITS);
  await region.wrap('a', async () => ({ n: 1 }));
  const changes: boolean[] = [];
  lone.onChange((isConnected) => changes.push(isConnected));
  await database.db.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'regen-bus'",
  );
  await expect.poll(() => changes).toEqual([false, true]);
  expect(region.get('a')).toBeUndefined();
  expect(await region.wrap('a', async () => ({ n: 2 }))).toEqual({ n: 2 });
  await lone.close();
});
