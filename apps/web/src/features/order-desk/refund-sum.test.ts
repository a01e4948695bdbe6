import { expect, it } from 'vitest';
import { orderLine } from '~/testing/staff-order.ts';
import { canRefund, everythingOf, isRefund, NOTHING_CHOSEN, refundOf } from './refund-sum.ts';

const order = {
  lines: [
    orderLine({ line: 1, refundable: [0.1, 0.2, 0.31] }),
    orderLine({ line: 2, refundable: [0.2] }),
    orderLine({ line: 3, refundable: [] }),
  ],
  refundableShipping: 7.95,
};

it('adds up the store’s amounts for lines and shipping, to the cent', () => {
  const choice = { quantities: { 1: 1, 2: 1 }, restocked: [2], shipping: false };
  // As dollars: 0.30000000000000004.
  expect(refundOf(order, choice)).toEqual({
    lines: [
      { line: 1, quantity: 1, restock: false },
      { line: 2, quantity: 1, restock: true },
    ],
    shipping: false,
    amount: 0.3,
  });
  expect(refundOf(order, { ...choice, shipping: true }).amount).toBe(8.25);
  expect(refundOf(order, { ...NOTHING_CHOSEN, quantities: { 1: 3 } }).amount).toBe(0.31);
});

it('never asks for more than remains', () => {
  const { lines, amount } = refundOf(order, { ...NOTHING_CHOSEN, quantities: { 1: 9, 3: 1 } });
  expect([lines, amount]).toEqual([[{ line: 1, quantity: 3, restock: false }], 0.31]);
  expect(refundOf({ ...order, refundableShipping: 0 }, { ...NOTHING_CHOSEN, shipping: true }).shipping).toBe(false);
});

it('refunds everything that remains', () => {
  expect(refundOf(order, everythingOf(order))).toEqual({
    lines: [
      { line: 1, quantity: 3, restock: true },
      { line: 2, quantity: 1, restock: true },
    ],
    shipping: true,
    amount: 8.46,
  });
});

it('knows when there is nothing to refund', () => {
  expect(isRefund(refundOf(order, NOTHING_CHOSEN))).toBe(false);
  expect(canRefund(order)).toBe(true);
  expect(canRefund({ lines: [orderLine({ refundable: [] })], refundableShipping: 0 })).toBe(false);
  // Paid with points: no money, but the points.
  const points = { lines: [orderLine({ refundable: [0] })], refundableShipping: 0 };
  expect(canRefund(points)).toBe(true);
  expect(isRefund(refundOf(points, everythingOf(points)))).toBe(true);
});
