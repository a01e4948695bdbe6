import { expect, it } from 'vitest';
import { confirmationText, stepsDone } from './confirmation-text.ts';

const at = '2026-11-21T06:57:08.511Z';
const event = (state: 'placed' | 'paid' | 'canceled', note: string | null = null) => ({
  state,
  at,
  note,
  failureCode: null,
});
const order = {
  state: 'paid' as const,
  canPay: false,
  email: 'ana@example.com',
  paidAt: at,
  refunds: [],
  timeline: [event('placed'), event('paid')],
  shippingAddress: { firstName: 'Ana' },
};
const refund = { amount: 1, pointsReturned: 0, lines: [], isSent: true, reason: null, at };

it('thanks the buyer, and says how far the order is', () => {
  expect(confirmationText(order)).toMatchObject({
    title: 'Thank you, Ana',
    text: 'We’ve got your order. A confirmation is on its way to ana@example.com.',
  });
  expect(confirmationText({ ...order, state: 'shipped' }).text).toBe('Your order has shipped.');
  expect(confirmationText({ ...order, state: 'delivered' }).text).toBe('Your order has been delivered.');
  expect(confirmationText({ ...order, state: 'placed', canPay: true }).title).toBe('Your order is awaiting payment');
});

it('does not thank for an order that was canceled, but says why, and what happened to the money', () => {
  const canceled = {
    ...order,
    state: 'canceled' as const,
    timeline: [event('placed'), event('canceled', 'Sold out.')],
  };
  expect(confirmationText({ ...canceled, refunds: [refund] })).toEqual({
    title: 'Your order was canceled',
    text: 'Sold out. See the refund details below.',
    isOver: true,
  });
  expect(confirmationText({ ...canceled, paidAt: null, timeline: [event('canceled')] }).text).toBe(
    'You haven’t been charged.',
  );
  expect(confirmationText({ ...order, state: 'refunded' })).toMatchObject({
    title: 'Your order was refunded',
    isOver: true,
  });
});

it('lists no step that is over', () => {
  expect((['paid', 'packed', 'shipped', 'delivered', 'canceled'] as const).map(stepsDone)).toEqual([0, 2, 2, 3, 3]);
});
