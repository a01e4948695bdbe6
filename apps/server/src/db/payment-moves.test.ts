import { canMovePayment, PAYMENT_STATES } from '@regen/domain';
import type { PaymentState } from '@regen/domain';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { addOrder } from '../testing/order-states.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import type { TestDatabase } from '../testing/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase(inject('cluster'));
});
afterAll(() => database.drop());

const PAIRS = PAYMENT_STATES.flatMap((from) => PAYMENT_STATES.map((to) => ({ from, to })));

async function addPayment(status: PaymentState): Promise<string> {
  const id = `pay_${randomUUID()}`;
  await database.db.query(
    `insert into payments (id, order_id, provider, method, status, amount_cents) values ($1, $2, 'test', 'card', $3, 100)`,
    [id, await addOrder(database.db, 'placed'), status],
  );
  return id;
}

async function move(from: PaymentState, to: string): Promise<unknown> {
  const id = await addPayment(from);
  const moved = database.db.query('update payments set status = $2 where id = $1', [id, to]);
  return moved.then(
    () => null,
    (error: unknown) => error,
  );
}

it('refuses exactly the changes of status that the domain does not allow', async () => {
  // Writing the same status again isn't a move and changes nothing.
  const expected = PAIRS.map(({ from, to }) => `${from} ${to} ${from === to || canMovePayment(from, to)}`);
  const found: string[] = [];
  for (const { from, to } of PAIRS) found.push(`${from} ${to} ${(await move(from, to)) === null}`);
  expect(found).toEqual(expected);
  expect(found.filter((pair) => pair.endsWith('false'))).not.toEqual([]);
});

it('says which moves are possible instead', async () => {
  const refusal = { code: '23514', schema: 'public', table: 'payments', column: 'status', constraint: 'payments_move' };
  expect(await move('succeeded', 'failed')).toMatchObject({
    ...refusal,
    message: expect.stringMatching(/^Payment pay_\S+ cannot move from succeeded to failed\.$/) as string,
    hint: 'From succeeded, it can move to: refunded.',
  });
  expect(await move('failed', 'succeeded')).toMatchObject({ ...refusal, hint: 'failed is final.' });
  expect(await move('pending', 'lost')).toMatchObject({ code: '23514' });
});

it('refuses a payment without an order or registration', async () => {
  const nothing = database.db.query(
    `insert into payments (id, provider, method, amount_cents) values ('pay_nothing', 'test', 'card', 100)`,
  );
  await expect(nothing).rejects.toMatchObject({ code: '23514', constraint: 'payments_for_one_thing' });
});
