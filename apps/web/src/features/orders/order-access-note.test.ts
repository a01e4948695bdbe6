import { RegenForbiddenError } from '@regen/sdk';
import { expect, it } from 'vitest';
import { orderErrorText } from './order-access-note.ts';

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
  expect(orderErrorText(forbidden('forbidden'), false).title).toBe('This order can’t be opened here');
});
