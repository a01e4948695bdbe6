import { expect, it } from 'vitest';
import { statusText, timelineOf } from './order-status.ts';

const at = '2026-11-21T10:00:00Z';

it('shows what happened and what is still to come', () => {
  const steps = timelineOf({
    state: 'packed',
    timeline: [
      { state: 'placed', at, note: null },
      { state: 'paid', at, note: null },
      { state: 'packed', at, note: null },
    ],
  });
  expect(steps.map(({ state, at: when }) => [state, when !== null])).toEqual([
    ['placed', true],
    ['paid', true],
    ['packed', true],
    ['shipped', false],
    ['delivered', false],
  ]);
});

it('expects nothing more of a cancelled order', () => {
  const timeline = [
    { state: 'placed' as const, at, note: null },
    { state: 'cancelled' as const, at, note: 'At your request' },
  ];
  expect(timelineOf({ state: 'cancelled', timeline }).map(({ state }) => state)).toEqual(['placed', 'cancelled']);
});

it('says how the payment of a placed order stands', () => {
  expect(statusText('placed', 'failed')).toBe('Payment failed');
  expect(statusText('placed', 'requires_action')).toBe('Waiting for your bank');
  expect(statusText('shipped', 'succeeded')).toBe('Shipped');
});
