import {
  RegenConnectionError,
  RegenForbiddenError,
  RegenRateLimitError,
  RegenServerError,
  RegenTimeoutError,
  RegenUnauthorizedError,
  RegenUnprocessableError,
} from '@regen/sdk';
import { expect, it } from 'vitest';
import { sendFailure } from './send-failure.ts';

const failing = <Made>(
  made: new (failure: { operationId: string; status: number; headers: Headers; body: unknown }) => Made,
  status: number,
  code: string,
  headers = {},
) =>
  new made({
    operationId: 'messageSend',
    status,
    headers: new Headers(headers),
    body: { code, message: 'As the server says.' },
  });
const middle = () => 0.5;

it('tries again later and later what never arrived', () => {
  const error = new RegenConnectionError('messageSend');
  const pauses = [0, 1, 2, 4, 9].map((failures) => sendFailure(error, failures, () => 1));
  expect(pauses).toEqual([1000, 2000, 4000, 16_000, 30_000].map((again) => ({ again })));
  expect(sendFailure(error, 0, () => 0)).toEqual({ again: 750 });
  for (const transient of [new RegenTimeoutError('messageSend', 1), failing(RegenServerError, 503, 'unavailable')])
    expect(sendFailure(transient, 0, middle)).toEqual({ again: 875 });
});

it('waits as long as the server asks it to', () => {
  expect(sendFailure(failing(RegenRateLimitError, 429, 'rate_limited', { 'Retry-After': '12' }), 0)).toEqual({
    again: 12_000,
  });
  expect(sendFailure(failing(RegenRateLimitError, 429, 'rate_limited', { 'Retry-After': '0' }), 0)).toEqual({
    again: 1000,
  });
});

it('waits for the person to sign in again', () => {
  expect(sendFailure(failing(RegenUnauthorizedError, 401, 'unauthorized'), 0)).toEqual({ again: 'later' });
});

it('says why a message was refused, and what to do', () => {
  expect(sendFailure(failing(RegenForbiddenError, 403, 'message_blocked'), 0)).toEqual({
    failure: 'You’ve blocked this account. Unblock it to send this.',
  });
  expect(sendFailure(failing(RegenForbiddenError, 403, 'not_connected'), 0)).toHaveProperty('failure');
  expect(sendFailure(failing(RegenUnprocessableError, 422, 'attachment_unusable'), 0)).toEqual({
    failure: 'As the server says.',
  });
});

it('leaves a message to the person when something is wrong here', () => {
  expect(sendFailure(new TypeError('x is not a function'), 0)).toEqual({
    failure: 'Something went wrong. Please try again.',
  });
});
