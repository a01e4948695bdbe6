import { expect, test } from 'vitest';
import { answerFault } from './answer-check.ts';

const error = JSON.stringify({ code: 'not_found', message: 'There is no such thing.', requestId: 'req_1' });
const named = { 'x-request-id': 'req_1' };
const json = { ...named, 'content-type': 'application/json; charset=utf-8' };

const fault = (operationId: string | null, status: number, text: string | null, headers: object = json) =>
  answerFault({ operationId, method: 'GET', status, headers: { ...headers }, text });

test('an answer that the contract has is right, success or refusal', () => {
  expect(fault('userGet', 404, error)).toBeNull();
  expect(fault(null, 404, error)).toBeNull();
  expect(fault('userGet', 414, error)).toBeNull();
  expect(fault('addressDelete', 204, null, named)).toBeNull();
  expect(fault('sessionCreate', 429, error, { ...json, 'retry-after': 12 })).toBeNull();
});

test('what the contract does not have is named', () => {
  expect(fault('accountGet', 409, error)).toBe('accountGet answered 409, which the contract does not name.');
  expect(fault(null, 418, error)).toBe('GET of an unknown path answered 418, which the contract does not name.');
  expect(fault('userGet', 404, '<html>', { ...named, 'content-type': 'text/html' })).toBe(
    'userGet answered 404 as text/html, which is not application/json.',
  );
  expect(fault('userGet', 404, '{"code":"not_found"}')).toContain('/message');
  expect(fault('userGet', 404, error.replace('}', ',"stack":"at x"}'))).toContain('is not a known field');
  expect(fault('userGet', 200, '{}')).toContain('userGet answered 200 and broke the contract');
  expect(fault('userGet', 404, '')).toContain('what is not JSON');
  expect(fault('addressDelete', 204, '{}')).toContain('with a body');
  expect(fault('addressDelete', 204, null, {})).toBe('addressDelete answered 204 without X-Request-Id.');
  expect(fault('sessionCreate', 429, error)).toBe('sessionCreate answered 429 without Retry-After in seconds.');
});
