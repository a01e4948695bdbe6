import { expect, it } from 'vitest';
import { staffOrder } from '~/testing/staff-order.ts';
import { cancelEffects } from './cancel-effects.ts';

const always = ['All units are restocked.', 'The buyer is emailed your reason.'];

it('says what happens to the money and points of a paid order', () => {
  expect(cancelEffects(staffOrder({ refundable: 1200.5, pointsSpent: 1, pointsEarned: 1840 }))).toEqual([
    '$1,200.50 goes back to the buyer’s payment method.',
    '1 point spent on it is returned.',
    '1,840 points earned on it are deducted.',
    ...always,
  ]);
});

it('says that nothing was charged for an order that is unpaid or was paid with points', () => {
  const nothing = 'No refund: nothing was charged.';
  expect(cancelEffects(staffOrder({ paidAt: null, refundable: 0, pointsEarned: 20 }))).toEqual([nothing, ...always]);
  expect(cancelEffects(staffOrder({ refundable: 0, pointsSpent: 400 }))).toEqual([
    nothing,
    '400 points spent on it are returned.',
    ...always,
  ]);
});
