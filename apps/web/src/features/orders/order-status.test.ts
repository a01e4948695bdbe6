import { expect, it } from 'vitest';
import { timelineOf } from './order-status.ts';

const at = '2026-11-21T10:00:00Z';

it('shows what happened and what is pending', () => {
  const steps = timelineOf({
    state: 'packed',
    timeline: [
      { state: 'placed', at, note: null, failureCode: null },
      { state: 'paid', at, note: null, failureCode: null },
      { state: 'packed', at, note: null, failureCode: null },
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

it('expects nothing more of a canceled order', () => {
  const timeline = [
    { state: 'placed' as const, at, note: null, failureCode: null },
    { state: 'canceled' as const, at, note: 'At your request', failureCode: null },
  ];
  expect(timelineOf({ state: 'canceled', timeline }).map(({ state }) => state)).toEqual(['placed', 'canceled']);
});

it('shows a declined card as a step of its own', () => {
  const timeline = [
    { state: 'placed' as const, at, note: null, failureCode: null },
    { state: 'placed' as const, at, note: 'Your card was declined.', failureCode: 'card_declined' },
  ];
  expect(timelineOf({ state: 'placed', timeline }).slice(0, 3)).toMatchObject([
    { label: 'Placed', note: null },
    { label: 'Payment failed', note: 'Your card was declined.' },
    { label: 'Paid', at: null },
  ]);
});
