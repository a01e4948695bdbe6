// An order's state is changed by `moveOrder` alone, so that its timeline, dates and points follow (rule O1). The database refuses illegal
// moves; this finds legal ones that go around that function.
import { expect, test } from 'vitest';
import { isTest, sourceFiles } from './files.ts';

const PLACE = 'apps/server/src/modules/orders/move-order.ts';
const IN_SQL = /\bupdate\s+(?:only\s+)?"?orders"?(?:\s+(?:as\s+)?\w+)?\s+set\s(?:[^`;]*?,)?\s*"?state"?\s*=/i;
const IN_BUILDER = /\.update\(orders\)\s*\.set\(\{(?:[^}]*,)?\s*state\b/;

const movesOrder = (text: string): boolean => IN_SQL.test(text) || IN_BUILDER.test(text);

test('finds statements that change the state of an order, and no others', () => {
  expect(movesOrder("update orders set state = 'paid' where id = $1")).toBe(true);
  expect(movesOrder("UPDATE orders o\n  SET paid_at = now(),\n state='paid'")).toBe(true);
  expect(movesOrder("db.update(orders).set({ paidAt: now, state: 'paid' })")).toBe(true);
  expect(movesOrder("update orders set email = $3 where user_id = $1 and state = 'placed'")).toBe(false);
  expect(movesOrder("update orders set has_stock = false where state = 'placed'")).toBe(false);
  expect(movesOrder("update reviews set state = 'published'")).toBe(false);
  expect(movesOrder("update orders set note = $1`; query(`update reviews set text = '', state = 'x'")).toBe(false);
});

test('orders are moved in one place', () => {
  const places = sourceFiles().filter(({ path, text }) => !isTest(path) && movesOrder(text));
  expect(places.map(({ path }) => path)).toEqual([PLACE]);
});
