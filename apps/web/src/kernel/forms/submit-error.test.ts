import { RegenBadRequestError, RegenConnectionError, RegenRateLimitError, RegenUnauthorizedError } from '@regen/sdk';
import { expect, it } from 'vitest';
import { fieldNames, splitError } from './submit-error.ts';

function failure(status: number, body: object, headers: Record<string, string> = {}) {
  return { operationId: 'userRegister', status, headers: new Headers(headers), body };
}

it('puts what the server says on the fields it names', () => {
  const error = new RegenBadRequestError(
    failure(400, {
      code: 'validation_failed',
      message: 'Some fields are not valid.',
      requestId: 'req_1',
      details: [{ path: '/email', message: 'must match format "email"' }],
    }),
  );
  expect(splitError(error, ['email', 'password'])).toEqual({
    fields: [{ name: 'email', message: 'It must match format "email".' }],
    form: null,
  });
});

it('knows the fields inside of a group', () => {
  expect(fieldNames({ method: { number: '' }, note: null })).toEqual(['method', 'method.number', 'note']);
});

it('shows above the form what belongs to no field of it', () => {
  const error = new RegenBadRequestError(
    failure(400, {
      code: 'validation_failed',
      message: 'Some fields are not valid.',
      requestId: 'req_1',
      details: [
        { path: '/email', message: 'is taken' },
        { path: '/header/Browser-Id', message: 'is missing' },
      ],
    }),
  );
  const { fields, form } = splitError(error, ['email']);
  expect(fields).toHaveLength(1);
  expect(form).toEqual({
    title: 'Please check the following',
    message: 'Some fields are not valid. Browser-Id is missing.',
    requestId: 'req_1',
  });
});

it('names the time after which too many tries are forgotten', () => {
  const body = { code: 'rate_limited', message: 'Too many tries. Try again in 12 minutes.', requestId: 'req_1' };
  const { form } = splitError(new RegenRateLimitError(failure(429, body, { 'Retry-After': '720' })), ['email']);
  expect(form?.message).toMatch(/^Too many tries\. Try again in 12 minutes\. You can try again at \d{1,2}:\d{2}/);
});

it('says by its title whether there is something to check', () => {
  const refused = new RegenUnauthorizedError(
    failure(401, { code: 'invalid_credentials', message: 'The email or password is incorrect.', requestId: 'req_1' }),
  );
  expect(splitError(refused, ['email']).form?.title).toBe('Please check the following');
  expect(splitError(new RegenConnectionError('userRegister', {}), ['email']).form?.title).toBe('No connection');
});
