import { expect, it } from 'vitest';
import { countFilters, knownFilters, toggleFilter, withoutFilters } from './product-list-search.ts';

it('adds and takes away values, and starts again at the first page', () => {
  const search = { category: ['serums'], sort: 'newest', page: 3 } as const;
  const more = toggleFilter({ ...search, category: ['serums'] }, 'category', 'masks');
  expect(more).toEqual({ category: ['serums', 'masks'], sort: 'newest' });
  expect(toggleFilter(more, 'category', 'serums')).toEqual({ category: ['masks'], sort: 'newest' });
  expect(toggleFilter({ concern: ['acne'] }, 'concern', 'acne')).toEqual({});
});

it('counts and clears filters but keeps the order', () => {
  const search = { category: ['a', 'b'], skinType: ['dry'], sort: 'name' as const, page: 2 };
  expect(countFilters(search)).toBe(3);
  expect(withoutFilters(search)).toEqual({ sort: 'name' });
  expect(withoutFilters({ page: 2 })).toEqual({});
});

it('keeps the values of filters that exist', () => {
  const facets = { category: [{ value: 'serums' }], concern: [{ value: 'acne' }], skinType: [], sizeClass: [] };
  const search = { category: ['serums', 'former'], concern: ['former'], skinType: ['former'], sort: 'name' as const };
  expect(knownFilters(search, facets)).toEqual({
    category: ['serums'],
    concern: [],
    skinType: [],
    sizeClass: undefined,
  });
});
