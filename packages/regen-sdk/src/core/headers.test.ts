import { expect, it } from 'vitest';
import { toHeaders } from './headers.ts';

it('joins sets whatever the case of their names; null takes away, undefined leaves', () => {
  const headers = toHeaders(
    { Accept: 'application/json', 'X-App': 'a', 'X-Gone': '1' },
    undefined,
    { 'x-app': 'b', accept: undefined, 'x-gone': null },
    { 'X-Gone-Before': null, 'X-New': '2' },
  );
  expect([...headers]).toEqual([
    ['accept', 'application/json'],
    ['x-app', 'b'],
    ['x-new', '2'],
  ]);
});
