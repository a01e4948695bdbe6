import { RegenBadRequestError, RegenForbiddenError, RegenNotFoundError, type RegenApiError } from '@regen/sdk';
import { expect, it } from 'vitest';
import { isNoOrder, orderErrorText } from './order-access-note.ts';

function forbidden(code: string): RegenForbiddenError {
  const body = { code, message: 'What the server said.', requestId: 'req_1' };
  return new RegenForbiddenError({ operationId: 'orderGet', status: 403, headers: new Headers(), body });
}

it('says what to do when the link has expired, and otherwise how else to open the order', () => {
  expect(orderErrorText(forbidden('link_expired'), false)).toEqual({
    title: 'This link has expired',
    message: 'Order links work for 90 days. We’ve emailed a new one to the address on the order.',
    requestId: 'req_1',
  });
  expect(orderErrorText(forbidden('forbidden'), false).title).toBe('We can’t find this order');
});

it.each([
  ['is malformed', RegenBadRequestError, 400, 'validation_failed'],
  ['names no order', RegenNotFoundError, 404, 'not_found'],
  ['is of somebody else', RegenForbiddenError, 403, 'forbidden'],
] as const)(
  'says what to do with an address that %s, instead of what the server said',
  (_name, Refusal, status, code) => {
    const body = { code, message: 'What the server said.', requestId: 'req_1' };
    const error: RegenApiError = new Refusal({ operationId: 'orderGet', status, headers: new Headers(), body });
    expect(isNoOrder(error)).toBe(true);
    expect(orderErrorText(error, false).message).toBe(
      'Check the link in your email, open it in the browser you ordered in, or sign in.',
    );
    expect(orderErrorText(error, true).message).toBe(
      'Check the link in your email. The order may also belong to another account.',
    );
  },
);
