import { expect, it } from 'vitest';
import { parseQueueSearch, queueParams } from './queue-search.ts';

it.each([
  [{}, {}],
  [{ part: 'waiting', page: '1' }, {}],
  [
    { part: 'accepted', q: '  vale ', page: '3' },
    { part: 'accepted', q: 'vale', page: 3 },
  ],
  [{ part: 'nonsense', page: 'x', q: ' ' }, {}],
])('reads %j as %j', (raw, search) => {
  expect(parseQueueSearch(raw)).toEqual(search);
});

it('searches for two letters or more', () => {
  expect(queueParams({ q: 'v' })).toEqual({ perPage: 25 });
  expect(queueParams({ q: 'va', page: 2 })).toEqual({ search: 'va', page: 2, perPage: 25 });
});
