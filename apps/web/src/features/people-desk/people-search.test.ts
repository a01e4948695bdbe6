import { expect, it } from 'vitest';
import { parsePeopleSearch, peopleParams } from './people-search.ts';

it.each([
  [{}, {}],
  [
    { q: ' vale ', site: 'b2b', tier: '2', access: 'disabled', page: '3' },
    { q: 'vale', site: 'b2b', tier: '2', access: 'disabled', page: 3 },
  ],
  [{ tier: 2 }, { tier: '2' }],
  [{ q: ' ', site: 'web', tier: '5', access: 'x', page: '1' }, {}],
])('reads %j as %j', (raw, search) => {
  expect(parsePeopleSearch(raw)).toEqual(search);
});

it('asks for what the URL names, and searches for two letters or more', () => {
  expect(peopleParams({ q: 'v', access: 'enabled' })).toEqual({ disabled: false, perPage: 25 });
  expect(peopleParams({ q: 'va', site: 'b2b', tier: '4', access: 'disabled', page: 2 })).toEqual({
    search: 'va',
    site: 'b2b',
    tier: 4,
    disabled: true,
    page: 2,
    perPage: 25,
  });
});
