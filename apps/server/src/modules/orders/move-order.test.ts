import type { OrderMove, OrderState } from '@regen/domain';
import { afterAll, beforeAll, expect, expectTypeOf, inject, it } from 'vitest';
import { addOrder } from '../../testing/order-states.ts';
import { PEOPLE } from '../../testing/shop/people.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import type { TestDatabase } from '../../testing/test-database.ts';
import { watchStatements } from '../../testing/watch-statements.ts';
import { moveOrder, OrderMovedError } from './move-order.ts';
import type { Move } from './move-order.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase(inject('cluster'));
});
afterAll(() => database.drop());

const at = new Date('2026-11-20T12:00:00Z');
const PAY = { at, from: 'placed', to: 'paid', actor: 'payment' } as const;
const CANCEL = { at, from: 'placed', to: 'canceled', actor: 'system' } as const;

const move = (how: Move, db = database.db) => db.transaction((tx) => moveOrder(tx, how));

interface Stand {
  state: OrderState;
  events: string[];
  points: { kind: string; points: number }[];
}

async function standOf(orderId: string): Promise<Stand | undefined> {
  const { rows } = await database.db.query<Stand>(
    `select state,
       (select coalesce(json_agg(state || ' by ' || actor order by id), '[]') from order_events where order_id = o.id) as events,
       (select coalesce(json_agg(json_build_object('kind', kind, 'points', points)), '[]') from points_ledger where order_id = o.id) as points
     from orders o where id = $1`,
    [orderId],
  );
  return rows[0];
}

async function userId(): Promise<string> {
  const { rows } = await database.db.query<{ id: string }>(`select id from users where email = '${PEOPLE.client}'`);
  return rows[0]?.id ?? '';
}

it('moves an order with its timeline and points in one statement', async () => {
  const orderId = await addOrder(database.db, 'placed', await userId());
  const watched = watchStatements(database.db);
  const points = { id: `ptl_${orderId}`, kind: 'earn', points: 12, note: 'Earned' } as const;
  await move({ ...PAY, orderId, points }, watched.db);
  expect(watched.statements).toEqual(['order-move']);
  expect(await standOf(orderId)).toEqual({
    state: 'paid',
    events: ['paid by payment'],
    points: [{ kind: 'earn', points: 12 }],
  });
});

it('writes no points for a guest', async () => {
  const orderId = await addOrder(database.db, 'placed');
  await move({ ...PAY, orderId, points: { id: `ptl_${orderId}`, kind: 'earn', points: 12, note: 'Earned' } });
  expect((await standOf(orderId))?.points).toEqual([]);
});

it('lets one of two at once win, and says to the other that the order was moved', async () => {
  for (const [first, second] of [
    [PAY, CANCEL],
    [CANCEL, PAY],
    [PAY, PAY],
  ] as const) {
    const orderId = await addOrder(database.db, 'placed');
    let late: Promise<unknown> = Promise.resolve();
    await database.db.transaction(async (tx) => {
      await moveOrder(tx, { ...first, orderId });
      // Waits for the row of the order until the first is committed.
      late = move({ ...second, orderId }).catch((error: unknown) => error);
    });
    const refusal = await late;
    expect(refusal).toBeInstanceOf(OrderMovedError);
    expect((refusal as OrderMovedError).message).toBe(
      `Order ${orderId} is no longer placed, so it was not moved to ${second.to}. Reload it and check its state.`,
    );
    const { to, actor } = first;
    expect(await standOf(orderId)).toEqual({ state: to, events: [`${to} by ${actor}`], points: [] });
  }
  // However they arrive.
  const orderId = await addOrder(database.db, 'placed');
  const both = await Promise.allSettled([move({ ...PAY, orderId }), move({ ...CANCEL, orderId })]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect((await standOf(orderId))?.events).toHaveLength(1);
});

it('writes when a state was reached', async () => {
  const moves: OrderMove[] = [
    { from: 'placed', to: 'paid' },
    { from: 'paid', to: 'packed' },
    { from: 'packed', to: 'shipped' },
    { from: 'shipped', to: 'delivered' },
    { from: 'delivered', to: 'refunded' },
  ];
  const orderId = await addOrder(database.db, 'placed');
  const dates = async () => {
    const { rows } = await database.db.query<Record<string, Date | null>>(
      'select paid_at, shipped_at, delivered_at, canceled_at from orders where id = $1',
      [orderId],
    );
    return Object.entries(rows[0] ?? {}).flatMap(([name, date]) => (date?.getTime() === at.getTime() ? [name] : []));
  };
  const reached: string[][] = [];
  for (const step of moves) {
    await move({ ...step, orderId, at, actor: 'system' });
    reached.push(await dates());
  }
  const [paid, shipped, delivered] = ['paid_at', 'shipped_at', 'delivered_at'];
  const all = [paid, shipped, delivered];
  expect(reached).toEqual([[paid], [paid], [paid, shipped], all, all]);
});

it('takes moves of the table, and no other pair compiles', () => {
  expectTypeOf<{ from: 'packed'; to: 'shipped' }>().toExtend<OrderMove>();
  expectTypeOf<{ from: 'shipped'; to: 'canceled' }>().not.toExtend<OrderMove>();
  expectTypeOf<{ from: OrderState; to: OrderState }>().not.toExtend<OrderMove>();
});
