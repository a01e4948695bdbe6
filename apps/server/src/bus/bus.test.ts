import { afterAll, beforeAll, expect, inject, it } from 'vitest';
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
