import { seedOrders } from '@regen/demo-store/orders';
import { ORDER_STATES, SMALLEST_CHARGE } from '@regen/domain';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createStoreAccess } from '../../fill/store-access.ts';
import { createTestDatabase } from '../test-database.ts';
import type { TestDatabase } from '../test-database.ts';
import { withDemo } from './demo-cluster.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase(await withDemo(inject('cluster')));
});
afterAll(() => test.drop());

async function one<Row>(sql: string): Promise<Row | undefined> {
  return (await test.db.query<Row>(sql)).rows[0];
}

it('is a year of orders in all states, of users and visitors', async () => {
  const found = await one<{ count: number; days: number; guests: number; people: number }>(
    `select count(*)::int as count, (extract(epoch from max(placed_at) - min(placed_at)) / 86400)::int as days,
       count(*) filter (where user_id is null)::int as guests, count(distinct user_id)::int as people from orders`,
  );
  expect(found?.count).toBeGreaterThan(1200);
  expect(found?.days).toBeGreaterThan(355);
  expect(found?.guests).toBeGreaterThan(900);
  expect(found?.people).toBeGreaterThanOrEqual(10);
  const { rows } = await test.db.query<{ state: string }>('select distinct state from orders');
  const states = rows.map(({ state }) => state);
  // Paid and packed orders exist for some hours only; which ones there are depends on the time of day.
  for (const state of ORDER_STATES.filter((each) => !['placed', 'paid', 'packed'].includes(each)))
    expect(states).toContain(state);
});

it('adds up', async () => {
  const wrong = await one<{ orders: number; lines: number; payments: number }>(
    `select
      (select count(*)::int from (select total_cents, subtotal_cents - discount_cents - rewards_discount_cents + shipping_cents + tax_cents as sum
         from orders) o where total_cents <> case when sum < ${SMALLEST_CHARGE} then 0 else sum end) as orders,
      (select count(*)::int from orders o where subtotal_cents - discount_cents <> (select sum(line_total_cents) from order_items where order_id = o.id)) as lines,
      (select count(*)::int from orders o join payments p on p.order_id = o.id where p.amount_cents <> o.total_cents) as payments`,
  );
  expect(wrong).toEqual({ orders: 0, lines: 0, payments: 0 });
});

it('has seasons, reorders and no points below zero', async () => {
  const months = await one<{ november: number; february: number }>(
    `select count(*) filter (where extract(month from placed_at) in (11, 12))::int as november,
       count(*) filter (where extract(month from placed_at) in (2, 3))::int as february from orders where user_id is null`,
  );
  expect(months?.november).toBeGreaterThan((months?.february ?? 0) * 1.3);
  const low = await one<{ count: number }>(
    `select count(*)::int as count from (select sum(points) over (partition by user_id order by created_at, id) as balance from points_ledger) l where balance < 0`,
  );
  expect(low?.count).toBe(0);
  const numbers = await one<{ wrong: number }>(
    `select count(*)::int as wrong from (select substr(number, 3)::int as n, lag(substr(number, 3)::int) over (order by placed_at, id) as before from orders) x where before > n + 1`,
  );
  expect(numbers?.wrong).toBe(0);
});

it('is written once', async () => {
  const before = await one<{ count: number }>('select count(*)::int as count from orders');
  await seedOrders(createStoreAccess(test.db, true), () => undefined);
  expect(await one('select count(*)::int as count from orders')).toEqual(before);
});
