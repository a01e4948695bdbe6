import { expect, it } from 'vitest';
import { deskParams, parseDeskSearch, partOf, withChoice } from './desk-search.ts';

it.each([
  [{}, {}],
  [{ state: 'paid', page: '1' }, {}],
  [
    { state: 'packed', site: 'b2b', from: '2026-11-01', to: '2026-11-30', q: ' R-10 ', page: '2' },
    { state: 'packed', site: 'b2b', from: '2026-11-01', to: '2026-11-30', q: 'R-10', page: 2 },
  ],
  [{ state: 'nonsense', site: 'moon', from: '2026-02-31', to: 'today', page: 'x', q: ' ' }, {}],
])('reads %j as %j', (raw, search) => {
  expect(parseDeskSearch(raw)).toEqual(search);
});

it('asks for orders to pack unless another state is named, and for all of them without one', () => {
  expect(deskParams({})).toEqual({ state: 'paid', perPage: 25 });
  expect(deskParams({ state: 'all' })).toEqual({ perPage: 25 });
  expect(deskParams({ state: 'delivered', site: 'web', from: '2026-11-01', page: 3 })).toEqual({
    state: 'delivered',
    site: 'web',
    from: '2026-11-01',
    page: 3,
    perPage: 25,
  });
});

it('searches for two letters or more', () => {
  expect(deskParams({ q: 'R' })).toEqual({ state: 'paid', perPage: 25 });
  expect(deskParams({ q: 'R-' })).toEqual({ state: 'paid', search: 'R-', perPage: 25 });
});

it('starts at the first page of another choice, and keeps the others', () => {
  const search = { state: 'all', site: 'b2b', page: 4 } as const;
  expect(withChoice(search, { from: '2026-11-01' })).toEqual({ state: 'all', site: 'b2b', from: '2026-11-01' });
  expect(withChoice(search, { site: undefined })).toEqual({ state: 'all' });
  expect(withChoice(search, { state: undefined })).toEqual({ site: 'b2b' });
});

it('has a part for each state that is waiting for someone', () => {
  expect(
    [{}, { state: 'packed' }, { state: 'shipped' }, { state: 'refunded' }, { state: 'all' }].map((search) =>
      partOf(parseDeskSearch(search)),
    ),
  ).toEqual(['paid', 'packed', 'shipped', 'all', 'all']);
});
