import { expect, it } from 'vitest';
import { withFavorite } from './with-favorite.ts';

it('puts a new favorite first, each once, and keeps a hundred', () => {
  expect(withFavorite([], '1401', true)).toEqual(['1401']);
  expect(withFavorite(['1101', '1401'], '1401', true)).toEqual(['1401', '1101']);
  const many = Array.from({ length: 100 }, (_, index) => `GM${index}`);
  const more = withFavorite(many, '1401', true);
  expect([more.length, more[0], more.at(-1)]).toEqual([100, '1401', 'GM98']);
});

it('removes a favorite and nothing else', () => {
  expect(withFavorite(['1101', '1401'], '1401', false)).toEqual(['1101']);
  expect(withFavorite(['1101'], '1401', false)).toEqual(['1101']);
});
