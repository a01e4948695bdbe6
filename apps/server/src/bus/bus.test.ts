import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, it, onTestFinished, vi } from 'vitest';
import { createDatabase } from '../db/database.ts';
import { startDatabaseProxy } from '../testing/database-proxy.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import type { TestDatabase } from '../testing/test-database.ts';
import { createPostgresBus } from './bus.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase(inject('cluster'), { isBare: true });
});
afterAll(() => database.drop());

it('an unknown message is reported and skipped, and the next one arrives', async () => {
  const { db } = database;
  const errors: string[] = [];
  const got: unknown[] = [];
  const bus = await createPostgresBus({
    connection: db.connection,
    db,
    onError: (error) => void errors.push(error.message),
  });
  try {
    bus.subscribe('topic', (payload) => void got.push(payload));
    for (const text of ['{"topic": "topic", "payl', 'null', '7', '{"payload": 1}']) {
      await db.query(`select pg_notify('regen', $1)`, [text]);
    }
    await bus.publish('topic', { kept: true });
    await expect.poll(() => got).toEqual([{ kept: true }]);
    expect(errors).toHaveLength(4);
    for (const message of errors)
      expect(message).toContain('A message on the channel "regen" does not belong to the bus');
    expect(bus.isConnected).toBe(true);
  } finally {
    await bus.close();
  }
});

it('a connection that brings nothing any more is replaced, although nothing says that it is dead', async () => {
  const { db, url } = database;
  const proxy = await startDatabaseProxy(url);
  const errors: string[] = [];
  const changes: boolean[] = [];
  const bus = await createPostgresBus({
    connection: { connectionString: proxy.url },
    db,
    onError: (error) => void errors.push(error.message),
    beatEvery: 50,
  });
  try {
    bus.onChange((isConnected) => void changes.push(isConnected));
    const heard = new Promise((resolve) => bus.subscribe('topic', resolve));
    await bus.publish('topic', 'before');
    expect(await heard).toBe('before');
    proxy.freeze();
    await expect.poll(() => changes.slice(0, 2)).toEqual([false, true]);
    expect(errors).toContain('The bus did not hear its own message and connects again.');
    const again = new Promise((resolve) => bus.subscribe('topic', resolve));
    await bus.publish('topic', 'after');
    expect(await again).toBe('after');
  } finally {
    await bus.close();
    await proxy.cut();
  }
});

it('a database that is slow for a while has lost nothing, and its connection is kept', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const proxy = await startDatabaseProxy(database.url);
  const connection = { connectionString: proxy.url };
  const db = createDatabase({ connection, poolSize: 1, onError: () => undefined });
  const errors: string[] = [];
  const changes: boolean[] = [];
  const bus = await createPostgresBus({ connection, db, onError: (error) => void errors.push(error.message) });
  try {
    bus.onChange((isConnected) => void changes.push(isConnected));
    const heard: unknown[] = [];
    bus.subscribe('topic', (payload) => void heard.push(payload));
    await bus.publish('topic', 'before');
    await expect.poll(() => heard).toEqual(['before']);
    proxy.freeze();
    for (let beats = 0; beats < 3; beats += 1) {
      vi.advanceTimersByTime(10_000);
      for (let turns = 0; turns < 20; turns += 1) await turn();
    }
    const published = bus.publish('topic', 'after');
    expect([changes, errors, bus.isConnected]).toEqual([[], [], true]);
    proxy.thaw();
    await published;
    await expect.poll(() => heard).toEqual(['before', 'after']);
    expect(changes).toEqual([]);
  } finally {
    await bus.close();
    await db.close();
    await proxy.cut();
  }
});
