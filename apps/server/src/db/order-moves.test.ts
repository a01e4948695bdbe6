import { canMoveOrder, ORDER_STATES } from '@regen/domain';
import type { OrderState } from '@regen/domain';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { addOrder } from '../testing/order-states.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import type { TestDatabase } from '../testing/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase(inject('cluster'));
});
afterAll(() => database.drop());

const PAIRS = ORDER_STATES.flatMap((from) => ORDER_STATES.map((to) => ({ from, to })));

async function move(from: OrderState, to: OrderState): Promise<unknown> {
  const id = await addOrder(database.db, from);
  const moved = database.db.query('update orders set state = $2 where id = $1', [id, to]);
  return moved.then(
    () => null,
    (error: unknown) => error,
  );
}

it('refuses every pair of states that is no move of the domain, and no other', async () => {
  // Writing the same state again is no move, and changes nothing.
  const expected = PAIRS.map(({ from, to }) => `${from} ${to} ${from === to || canMoveOrder(from, to)}`);
  const found: string[] = [];
  for (const { from, to } of PAIRS) found.push(`${from} ${to} ${(await move(from, to)) === null}`);
  expect(found).toEqual(expected);
  expect(found.filter((pair) => pair.endsWith('false'))).not.toEqual([]);
});

it('says what the order can do instead', async () => {
  const refusal = { code: '23514', schema: 'public', table: 'orders', column: 'state', constraint: 'orders_move' };
  expect(await move('shipped', 'canceled')).toMatchObject({
    ...refusal,
    message: expect.stringMatching(/^Order R-\d+ cannot move from shipped to canceled\.$/) as string,
    hint: 'From shipped, it can move to: delivered, refunded.',
  });
  expect(await move('refunded', 'paid')).toMatchObject({ ...refusal, hint: 'refunded is a final state.' });
});

it('knows the states of the domain, and leaves orders alone whose state stays', async () => {
  const id = await addOrder(database.db, 'refunded');
  await database.db.query(`update orders set note = 'Kept', state = state where id = $1`, [id]);
  const unknown = database.db.query(`update orders set state = 'lost' where id = $1`, [
    await addOrder(database.db, 'placed'),
  ]);
  await expect(unknown).rejects.toMatchObject({ code: '23514' });
  const { rows } = await database.db.query<{ text: string }>(
    `select pg_get_constraintdef(oid) as text from pg_constraint where conname = 'orders_state_known'`,
  );
  const known = [...(rows[0]?.text ?? '').matchAll(/'(\w+)'/g)].map(([, state]) => state);
  expect(known).toEqual(ORDER_STATES);
});
