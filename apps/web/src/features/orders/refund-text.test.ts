import type { Order } from '@regen/sdk';
import { expect, it } from 'vitest';
import { refundText } from './refund-text.ts';

type Item = Order['items'][number];

const item = (sku: string, name: string) => ({ sku, name, shortName: 'Short' }) as Partial<Item> as Item;
const order = {
  items: [item('1401', 'C15 Bright Serum'), item('1102', 'Toner'), item('1401', 'C15 Bright Serum')],
  payment: {
    status: 'succeeded',
    provider: 'test',
    method: 'card',
    brand: 'visa',
    last4: '4242',
    nextAction: null,
    failure: null,
  },
} satisfies Pick<Order, 'items' | 'payment'>;
const refund = {
  amount: 100.11,
  pointsReturned: 0,
  lines: [
    { sku: '1401', quantity: 1 },
    { sku: '1102', quantity: 2 },
  ],
  isSent: true,
  reason: null,
  at: '2026-11-21T06:57:08.511Z',
};

it('says what was refunded, and whether the money has been sent', () => {
  expect(refundText(refund, order)).toEqual({
    what: '1 × C15 Bright Serum, 2 × Toner',
    notes: ['Sent to Visa ending in 4242. It may take 5 to 10 business days to appear.'],
  });
  expect(refundText({ ...refund, lines: [], isSent: false }, order)).toEqual({
    what: 'Shipping',
    notes: ['On its way to Visa ending in 4242.'],
  });
});

it('says that points were returned if no money was', () => {
  const points = { ...refund, amount: 0, pointsReturned: 1840, lines: [{ sku: '9999', quantity: 1 }] };
  expect(refundText(points, order)).toEqual({
    what: '1 × SKU 9999',
    notes: ['1,840 points returned to your account.'],
  });
});
