import { expect, it } from 'vitest';
import { orderTotalRows, printedTotalRow, type OrderAmounts } from './order-total-rows.ts';

const order: OrderAmounts = {
  subtotal: 10_000,
  discount: 1_500,
  points: 500,
  shipping: 0,
  tax: 620,
  waived: 20,
  discounts: [
    { type: 'automatic', label: 'Spring offer', cents: 1_000 },
    { type: 'coupon', label: '$5 off', cents: 500 },
    { type: 'free_shipping', label: 'Free shipping', cents: 795 },
    { type: 'free_item', label: 'A sample', cents: 0 },
  ],
  shippingName: 'Ground',
  taxLabel: 'Sales tax (Utah, 7.75%)',
};
const printed = (change: Partial<OrderAmounts> = {}) =>
  orderTotalRows({ ...order, ...change }).map((row) => Object.values(printedTotalRow(row)).join(': '));

it('names each discount, and what makes up the total', () => {
  expect(printed()).toEqual([
    'Subtotal: $100.00',
    'Spring offer: −$10.00',
    '$5 off: −$5.00',
    'REGEN rewards: −$5.00',
    'Shipping, Ground: Free',
    'Sales tax (Utah, 7.75%): $6.20',
    'Below minimum charge: −$0.20',
  ]);
  expect(orderTotalRows(order).reduce((sum, { cents }) => sum + cents, 0)).toBe(8_600);
});

it('names no discount when the names do not add up to it, and leaves out what is not there', () => {
  expect(printed({ discounts: order.discounts.slice(1) })[1]).toBe('Product Discount: −$15.00');
  expect(
    printed({ discount: 0, points: 0, waived: 0, shipping: 795, shippingName: null, tax: 0, taxLabel: 'Tax' }),
  ).toEqual(['Subtotal: $100.00', 'Shipping: $7.95', 'Tax: $0.00']);
});
