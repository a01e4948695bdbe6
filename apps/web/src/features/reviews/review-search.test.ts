import { expect, it } from 'vitest';
import { isFiltered, parseReviewSearch, reviewParams, withChoice } from './review-search.ts';

it('reads an address, and leaves out what makes no sense', () => {
  expect(parseReviewSearch({ stars: '5', skinType: 'dry', concern: 'redness', sort: 'lowest', page: '2' })).toEqual({
    stars: 5,
    skinType: 'dry',
    concern: 'redness',
    sort: 'lowest',
    page: 2,
  });
  expect(
    parseReviewSearch({ stars: '6', skinType: 'a b', concern: ['x'], sort: 'newest', page: '1', other: 'x' }),
  ).toEqual({});
});

it('asks for what the address says', () => {
  expect(reviewParams('1401', {})).toEqual({ sku: '1401', perPage: 6 });
  expect(reviewParams('1401', { stars: 4, skinType: 'dry', page: 2 })).toEqual({
    sku: '1401',
    perPage: 6,
    rating: [4],
    skinType: ['dry'],
    page: 2,
  });
});

it('starts at the first page after another choice', () => {
  expect(withChoice({ stars: 5, page: 3 }, 'sort', 'lowest')).toEqual({ stars: 5, sort: 'lowest' });
  expect(withChoice({ stars: 5, sort: 'lowest' }, 'stars', undefined)).toEqual({ sort: 'lowest' });
  expect(isFiltered({ sort: 'lowest', page: 2 })).toBe(false);
  expect(isFiltered({ concern: 'redness' })).toBe(true);
});
