import { expect, it } from 'vitest';
import { expectedDelivery } from './expected-delivery.ts';

const order = {
  state: 'paid',
  // Wednesday, 10 AM in the warehouse.
  paidAt: new Date('2026-11-18T17:00:00Z'),
  shippedAt: null,
  days: { min: 3, max: 6 },
} as const;

it('counts business days from the day on which a paid order leaves', () => {
  expect(expectedDelivery(order)).toEqual({ from: '2026-11-23', to: '2026-11-27' });
  // After noon it leaves on the next day.
  expect(expectedDelivery({ ...order, paidAt: new Date('2026-11-18T20:00:00Z') })).toEqual({
    from: '2026-11-24',
    to: '2026-11-30',
  });
});

it('counts from the day on which it shipped once that is known, however late on it', () => {
  // Friday, 8 PM in the warehouse, which is Saturday in UTC.
  const shippedAt = new Date('2026-11-21T03:00:00Z');
  expect(expectedDelivery({ ...order, state: 'shipped', shippedAt })).toEqual({ from: '2026-11-25', to: '2026-12-01' });
});

it('is not known before payment, without the days of the method, and once it is over', () => {
  expect(expectedDelivery({ ...order, paidAt: null })).toBeNull();
  expect(expectedDelivery({ ...order, days: null })).toBeNull();
  for (const state of ['placed', 'delivered', 'canceled', 'refunded'] as const) {
    expect(expectedDelivery({ ...order, state })).toBeNull();
  }
});
