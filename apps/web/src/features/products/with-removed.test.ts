import { expect, it } from 'vitest';
import { withRemoved } from './with-removed.ts';

const items = (skus: string) => [...skus].map((sku) => ({ sku }));
const skusOf = (list: readonly { sku: string }[]) => list.map(({ sku }) => sku).join('');

it.each([
  ['nothing has changed', 'abc', 'abc', '', 'abc'],
  ['the first, the middle and the last are removed', 'abcde', 'bd', 'ace', 'abcde'],
  ['all are removed', 'abc', '', 'abc', 'abc'],
  ['one is new, one is removed, one is on the next page now', 'abc', 'na', 'b', 'nba'],
])('%s', (_name, before, now, removed, expected) => {
  const kept = withRemoved(items(before), items(now), (sku) => removed.includes(sku));
  expect(skusOf(kept)).toBe(expected);
});

it('shows what was read last', () => {
  expect(withRemoved([{ sku: 'a', price: 1 }], [{ sku: 'a', price: 2 }], () => true)).toEqual([{ sku: 'a', price: 2 }]);
});
