import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Tx } from '../../db/database.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import type { TestDatabase } from '../../testing/test-database.ts';
import { runOnce } from './idempotency.ts';
import type { OnceKey } from './idempotency.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase(inject('cluster'));
});
afterAll(() => database.drop());

/** More trips than anything else that a call does. */
const TRIPS = 20;

/** Calls once, with work that reads in many trips. */
async function call(key: OnceKey) {
  let trips = 0;
  const read = async (tx: Tx) => {
    let failure: unknown;
    for (; trips < TRIPS; trips += 1) await tx.query('select 1').catch((error: unknown) => (failure = error));
    if (failure) throw failure;
  };
  const [outcome] = await Promise.allSettled([
    runOnce(database.db, key, new Date(), { read, run: async () => 'result' }),
  ]);
  return { outcome, trips };
}

describe('the connection of a call is released only after its reading', () => {
  const key = { scope: 'usr', key: 'one', requestHash: 'hash' };

  it('when it is a repeat', async () => {
    const [first, second] = [await call(key), await call(key)];
    expect(first).toMatchObject({ outcome: { value: { value: 'result', isReplay: false } } });
    expect(second).toMatchObject({ outcome: { value: { value: 'result', isReplay: true } }, trips: TRIPS });
  });

  it('when it is refused, as its key was used for another request', async () => {
    const other = await call({ ...key, requestHash: 'other' });
    expect(other).toMatchObject({ outcome: { reason: { code: 'idempotency_key_reuse' } }, trips: TRIPS });
  });

  it('when its key cannot be claimed', async () => {
    // PostgreSQL takes no text with a NUL.
    const failed = await call({ ...key, key: '\0' });
    expect(failed).toMatchObject({ outcome: { reason: { code: '22021' } }, trips: TRIPS });
  });
});
