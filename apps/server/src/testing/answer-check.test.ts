import { expect, test } from 'vitest';
import { errorBody } from '../http/errors/error-handler.ts';
import { refuse } from '../refuse.ts';
import type { ErrorCode } from '../refuse.ts';
import { answerFault } from './answer-check.ts';

const problem = (code: ErrorCode, more: object = {}) =>
  JSON.stringify({ ...JSON.parse(errorBody(refuse(code, 'There is no such thing.'), 'req_1')), ...more });
const error = problem('not_found');
const named = { 'x-request-id': 'req_1' };
const json = { ...named, 'content-type': 'application/problem+json' };

const fault = (operationId: string | null, status: number, text: string | null, headers: object = json) =>
  answerFault({ operationId, method: 'GET', status, headers: { ...headers }, text });

test('a response that the contract has is valid, success or refusal', () => {
  expect(fault('userGet', 404, error)).toBeNull();
  expect(fault(null, 404, error)).toBeNull();
  expect(fault('userGet', 414, problem('uri_too_long'))).toBeNull();
  expect(fault('addressDelete', 204, null, named)).toBeNull();
  expect(fault('sessionCreate', 429, problem('rate_limited'), { ...json, 'retry-after': 12 })).toBeNull();
});

test('what the contract does not have is named', () => {
  expect(fault('accountGet', 409, error)).toBe('accountGet answered 409, which the contract does not name.');
  expect(fault(null, 418, error)).toBe('GET of an unknown path answered 418, which the contract does not name.');
  expect(fault('userGet', 404, '<html>', { ...named, 'content-type': 'text/html' })).toBe(
    'userGet answered 404 as text/html, which is not application/problem+json.',
  );
  expect(fault('userGet', 404, '{"code":"not_found"}')).toContain('/message');
  expect(fault('userGet', 404, problem('not_found', { stack: 'at x' }))).toContain('/stack is not a known field');
  expect(fault('userGet', 200, '{}', { ...named, 'content-type': 'application/json' })).toContain(
    'userGet answered 200 and broke the contract',
  );
  expect(fault('userGet', 404, '')).toContain('what is not JSON');
  expect(fault('addressDelete', 204, '{}')).toContain('with a body');
  expect(fault('addressDelete', 204, null, {})).toBe('addressDelete answered 204 without X-Request-Id.');
  expect(fault('sessionCreate', 429, error)).toBe('sessionCreate answered 429 without Retry-After in seconds.');
});

test('a code that the server throws and the contract lacks for that operation is refused', () => {
  expect(fault('userGet', 404, problem('store_not_found'))).toBe(
    'userGet answered 404 and broke the contract: store_not_found is not one of the codes of its x-errors',
  );
  expect(fault('userGet', 404, problem('not_found', { code: 'no_such_code' }))).toContain('errors.yaml has no code');
  expect(fault('userGet', 404, problem('forbidden'))).toContain('forbidden is a 403');
  expect(fault('userGet', 404, problem('not_found', { title: 'Gone.' }))).toContain('title of not_found is not There');
});
