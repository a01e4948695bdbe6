import { describe, expect, expectTypeOf, it } from 'vitest';
import type { CommonErrorCode, ErrorStatuses, OperationErrorCodes } from '../generated/errors.ts';
import type { Cart, ErrorBody } from '../generated/types.ts';
import { isErrorOf } from '../is-error-of.ts';
import {
  RegenAbortError,
  RegenApiError,
  RegenConnectionError,
  RegenError,
  RegenServerError,
  RegenTimeoutError,
  isTransient,
  toApiError,
} from './errors.ts';

const make = (status: number, body?: unknown, headers: Record<string, string> = {}): RegenApiError =>
  toApiError({ operationId: 'cartUpdate', status, headers: new Headers(headers), body });

describe('toApiError', () => {
  it.each([
    [400, 'RegenBadRequestError'],
    [401, 'RegenUnauthorizedError'],
    [402, 'RegenPaymentRequiredError'],
    [403, 'RegenForbiddenError'],
    [404, 'RegenNotFoundError'],
    [405, 'RegenApiError'],
    [409, 'RegenConflictError'],
    [412, 'RegenPreconditionFailedError'],
    [422, 'RegenUnprocessableError'],
    [429, 'RegenRateLimitError'],
    [500, 'RegenServerError'],
    [503, 'RegenServerError'],
  ])('turns %i into %s', (status, name) => {
    const error = make(status);
    expect(error.name).toBe(name);
    expect(error).toBeInstanceOf(RegenApiError);
    expect(error).toBeInstanceOf(RegenError);
    expect(error.status).toBe(status);
  });

  it('passes on what the body says', () => {
    const body = { code: 'out_of_stock', message: 'Only 2 left.', requestId: 'req_9', details: [] };
    const error = make(409, body, { 'Retry-After': '3' });
    expect(error).toMatchObject({
      message: 'Only 2 left.',
      code: 'out_of_stock',
      requestId: 'req_9',
      operationId: 'cartUpdate',
      retryAfter: '3',
    });
    expect(error.body).toBe(body);
    expect(make(500, undefined, { 'X-Request-Id': 'req_h' }).requestId).toBe('req_h');
  });

  it('has the headers and what is wrong with the input, the first of it in its message', () => {
    const details = [
      { path: '/shippingAddress/id', message: 'is not a known field' },
      { path: 'query.page', message: 'must be at least 1' },
    ];
    const error = make(
      400,
      { code: 'validation_failed', message: 'Some fields are not valid.', details },
      { ETag: '"3"' },
    );
    expect(error.message).toBe('Some fields are not valid. /shippingAddress/id: is not a known field');
    expect(error.reason).toBe('Some fields are not valid.');
    expect(error.details).toEqual(details);
    expect(error.headers.get('ETag')).toBe('"3"');
    expect(make(404).details).toEqual([]);
  });

  it.each([[undefined], [null], ['<html>'], [[]], [{ code: 7, message: null }]])('survives the body %j', (body) => {
    const error = make(502, body);
    expect(error.message).toBe('Request failed with status code 502');
    expect(error.code).toBeUndefined();
  });
});

it('says that something other than the API responded when a refusal is not JSON', () => {
  expect(make(404, '<html>')).toMatchObject({
    message:
      'Request failed with status code 404 (cartUpdate): something other than the API responded, check `baseUrl`',
    reason: 'Request failed with status code 404',
  });
});

it('begins with the network texts of the specification, and says which call it was', () => {
  expect(new RegenConnectionError('x').message).toBe('Network Error: x got no response');
  expect(new RegenAbortError('x').message).toBe('Request aborted: x');
  expect(new RegenTimeoutError('x', 1500).message).toBe('timeout of 1500ms exceeded: x');
  expect(new RegenTimeoutError('x', 1)).toBeInstanceOf(RegenConnectionError);
});

it('says which errors are transient', () => {
  expect([408, 429, 500, 503].map((status) => isTransient(make(status)))).toEqual([true, true, true, true]);
  expect([400, 401, 404, 409].map((status) => isTransient(make(status)))).toEqual([false, false, false, false]);
  expect(isTransient(new RegenTimeoutError('x', 1))).toBe(true);
  expect(isTransient(new RegenAbortError('x'))).toBe(false);
  expect(isTransient(new TypeError('x'))).toBe(false);
  expect(new RegenServerError({ operationId: 'x', status: 500, headers: new Headers(), body: null }).status).toBe(500);
});

it('gives an error the body type of its operation and status', () => {
  const error: unknown = make(412, { code: 'version_conflict', cart: { id: 'crt_1' } });
  expect(isErrorOf(error, 'cartUpdate', 409)).toBe(false);
  expect(isErrorOf(error, 'cartChooseFreeItem', 412)).toBe(false);
  expect(isErrorOf(new Error('x'), 'cartUpdate', 412)).toBe(false);
  if (!isErrorOf(error, 'cartUpdate', 412)) throw new Error('expected the conflict');
  expectTypeOf(error.body.cart).toEqualTypeOf<Cart>();
  expect(error.body.cart.id).toBe('crt_1');
});

it('distinguishes the codes of an operation, and knows no others', () => {
  const problem = {
    code: 'cart_full',
    message: 'Your cart is full.',
    details: [{ path: '/add/0', message: 'no room' }],
  };
  const error: unknown = make(422, problem);
  expect(isErrorOf(error, 'cartUpdate', 'destination_invalid')).toBe(false);
  expect(isErrorOf(error, 'cartAddBundle', 'cart_full')).toBe(false);
  if (!isErrorOf(error, 'cartUpdate', 'cart_full')) throw new Error('expected a full cart');
  expectTypeOf(error.code).toEqualTypeOf<'cart_full'>();
  expectTypeOf(error.status).toEqualTypeOf<422>();
  expectTypeOf(error.body).toEqualTypeOf<ErrorBody>();
  expect(error.body.details?.[0]?.path).toBe('/add/0');
  const conflict: unknown = make(412, { code: 'version_conflict', cart: { id: 'crt_1' } });
  if (!isErrorOf(conflict, 'cartUpdate', 'version_conflict')) throw new Error('expected the conflict');
  expectTypeOf(conflict.body.cart).toEqualTypeOf<Cart>();

  const missing: unknown = toApiError({
    operationId: 'productGet',
    status: 404,
    headers: new Headers(),
    body: problem,
  });
  if (!isErrorOf(missing, 'productGet', 404)) throw new Error('expected a missing product');
  // Newer servers may have more, and an editor still completes those of the contract.
  expectTypeOf<'not_found' | 'product_gone' | 'new_code'>().toExtend<typeof missing.code>();
  expectTypeOf(missing.code)
    .extract<'not_found' | 'product_gone' | 'cart_full'>()
    .toEqualTypeOf<'not_found' | 'product_gone'>();

  // @ts-expect-error: no code of any operation
  isErrorOf(error, 'cartUpdate', 'cart_ful');
  // @ts-expect-error: the code of another operation
  isErrorOf(error, 'cartUpdate', 'course_full');
  expectTypeOf<'idempotency_key_reuse' | 'session_expired' | 'rate_limited'>().toExtend<
    OperationErrorCodes['cartUpdate']
  >();
  expectTypeOf<CommonErrorCode>().toExtend<OperationErrorCodes['courseGet']>();
  expectTypeOf<OperationErrorCodes['courseGet']>().toEqualTypeOf<CommonErrorCode | 'not_found'>();
  expectTypeOf<ErrorStatuses['cart_full']>().toEqualTypeOf<422>();
});
