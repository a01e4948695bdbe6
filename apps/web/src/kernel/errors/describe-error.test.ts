import { RegenConnectionError, RegenServerError, RegenTimeoutError } from '@regen/sdk';
import { expect, it } from 'vitest';
import { describeError } from './describe-error.ts';
import { ChunkLoadError } from './load-chunk.ts';

const headers = new Headers({ 'X-Request-Id': 'req_1' });

it('says what happened and names the call for support', () => {
  const failure = new RegenServerError({
    operationId: 'productList',
    status: 500,
    headers,
    body: { message: 'stack' },
  });
  expect(describeError(failure)).toMatchObject({ title: 'Something went wrong on our side', requestId: 'req_1' });
  expect(describeError(failure).message).not.toContain('stack');
  expect(describeError(new RegenTimeoutError('productList', 10)).title).toBe('This is taking too long');
  expect(describeError(new RegenConnectionError('productList')).title).toBe('No connection');
  expect(describeError(new ChunkLoadError()).title).toBe('The store has been updated');
  expect(describeError('anything').title).toBe('Something went wrong');
});
