import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { buyerOf } from '../../auth/buyer.ts';
import type { Queryable } from '../../db/database.ts';
import { ADDRESS } from '../../testing/shopping.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import type { TestDatabase } from '../../testing/test-database.ts';
import { lockAndPrice } from './place-order.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase(inject('cluster'), { isBare: true });
});
afterAll(() => database.drop());

it('ends its pricing before the transaction when the cart cannot be locked', async () => {
  const placer = {
    owner: { kind: 'user', userId: 'usr_1' },
    buyer: buyerOf({ kind: 'visitor' }),
    browserId: 'browser',
    network: 'network',
  } as const;
  let trips = 0;
  const carts = {
    async load(db: Queryable): Promise<never> {
      for (; trips < 20; trips += 1) await db.query('select 1').catch(() => undefined);
      throw new Error('There is no price.');
    },
  };
  const locked = database.db.transaction((tx) => lockAndPrice(tx, carts, placer, 'ground', ADDRESS));
  // The bare database has no carts.
  await expect(locked).rejects.toMatchObject({ code: '42P01' });
  expect(trips).toBe(20);
});
