import { RegenConflictError, RegenConnectionError, RegenServerError, RegenUnprocessableError } from '@regen/sdk';
import { describe, expect, it } from 'vitest';
import { isSettled, problemOf } from './payment-problem.ts';

function failure(status: number, code: string, details?: { path: string; message: string }[]) {
  const body = { code, message: 'What the server said.', requestId: 'req_1', details };
  return { operationId: 'orderPlace', status, headers: new Headers(), body };
}

describe('a lost response', () => {
  it.each([
    new RegenConnectionError('orderPlace'),
    new RegenServerError(failure(503, 'database_unavailable')),
    new TypeError('something in this browser'),
  ])('leaves the attempt open, so that it may be repeated: %s', (error) => {
    expect(isSettled(error)).toBe(false);
    expect(problemOf(error).kind).toBe('unknown');
  });
});

it('names the line items that are out of stock', () => {
  const error = new RegenConflictError(failure(409, 'out_of_stock', [{ path: '/items/GM1042', message: '2 left' }]));
  expect(isSettled(error)).toBe(true);
  expect(problemOf(error)).toEqual({
    kind: 'out-of-stock',
    message: 'What the server said.',
    lines: [{ sku: 'GM1042', message: '2 left' }],
  });
});

it('names what the server refused, and the part of the order that it is in', () => {
  const details = [
    { path: '/email', message: 'must be an email address' },
    { path: '/shippingAddress/postalCode', message: 'Enter a ZIP code like 84097.' },
    { path: '/cartId', message: 'is required' },
  ];
  expect(problemOf(new RegenUnprocessableError(failure(422, 'validation_failed', details)))).toMatchObject({
    kind: 'refused',
    fields: [
      { text: 'Email must be an email address.', part: 'email' },
      { text: 'Postal code: Enter a ZIP code like 84097.', part: 'shippingAddress' },
      { text: 'Cart id is required.', part: 'cartId' },
    ],
  });
});

it.each([
  [409, 'coupon_not_usable', 'coupon-refused'],
  [409, 'coupon_used_up', 'coupon-refused'],
  [409, 'totals_changed', 'totals-changed'],
  [409, 'order_already_paid', 'not-payable'],
  [422, 'shipping_method_unavailable', 'shipping-unavailable'],
  [422, 'anything_else', 'refused'],
] as const)('%i %s is %s', (status, code, kind) => {
  const make = status === 409 ? RegenConflictError : RegenUnprocessableError;
  expect(problemOf(new make(failure(status, code))).kind).toBe(kind);
});
