import fc from 'fast-check';
import { expect, it } from 'vitest';
import { listParams, parseListSearch } from '~/features/products/product-list-search.ts';
import { parseSearchPage } from '~/features/search/search-page.ts';
import {
  choiceParam,
  listParam,
  pageParam,
  parseSearch,
  stringifySearch,
  textParam,
  yearParam,
} from './search-params.ts';

it('reads an address as strings and joins what is repeated', () => {
  expect(parseSearch('?category=serums,masks&category=body&page=2')).toEqual({
    category: 'serums,masks,body',
    page: '2',
  });
  expect(parseSearch('?__proto__=x')).toEqual({});
  expect(parseSearch('?constructor=x&toString=y')).toEqual({ constructor: 'x', toString: 'y' });
});

it('writes what was chosen only, and legibly', () => {
  expect(
    stringifySearch({ category: ['serums', 'masks'], sort: undefined, q: '', page: 2, concern: [], is: false }),
  ).toBe('?category=serums,masks&page=2');
  expect(stringifySearch({ q: 'vitamin c & <b>' })).toBe('?q=vitamin+c+%26+%3Cb%3E');
  expect(stringifySearch({})).toBe('');
});

it('takes values for what they are', () => {
  expect(textParam('  x ')).toBe('x');
  expect(textParam(['x'])).toBeUndefined();
  expect(listParam('a,b,,a, c ,<d>')).toEqual(['a', 'b', 'c']);
  expect([pageParam('2'), pageParam('1'), pageParam('0'), pageParam('2.5'), pageParam('1e9'), pageParam('x')]).toEqual([
    2,
    ...Array.from({ length: 5 }, () => undefined),
  ]);
  expect(choiceParam('b', ['a', 'b'])).toBe('b');
  expect(choiceParam('toString', ['a', 'b'])).toBeUndefined();
});

const anything = fc.dictionary(fc.string(), fc.anything());
const likely = fc.record(
  {
    category: fc.anything(),
    concern: fc.oneof(fc.string(), fc.array(fc.string())),
    skinType: fc.anything(),
    sizeClass: fc.string(),
    sort: fc.oneof(fc.constantFrom('newest', 'name', 'featured'), fc.anything()),
    page: fc.oneof(fc.integer(), fc.double(), fc.string(), fc.anything()),
    q: fc.oneof(fc.string(), fc.anything()),
  },
  { requiredKeys: [] },
);

it('makes a valid call of any garbage, and reads its own addresses unchanged', () => {
  fc.assert(
    fc.property(fc.oneof(anything, likely), (raw) => {
      const search = parseListSearch(raw);
      const { page = 2, sort = 'newest', ...filters } = search;
      expect(Number.isInteger(page) && page > 1 && page <= 100_000).toBe(true);
      expect(['newest', 'name', 'price_asc', 'price_desc']).toContain(sort);
      for (const values of Object.values(filters)) {
        expect(values.length).toBeLessThanOrEqual(20);
        for (const value of values) expect(value).toMatch(/^[\w-]{1,60}$/);
      }
      expect(listParams(search, 'public')).toEqual({ ...search, userId: 'public' });
      expect(parseListSearch(parseSearch(stringifySearch({ ...search })))).toEqual(search);

      const found = parseSearchPage(raw);
      expect((found.q ?? 'x').length).toBeLessThanOrEqual(100);
      expect(parseSearchPage(parseSearch(stringifySearch({ ...found })))).toEqual(found);
    }),
    { numRuns: 2_000 },
  );
});

it('survives any text as a query', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.webQueryParameters()), (text) => {
      expect(Object.values(parseSearch(text)).every((value) => typeof value === 'string')).toBe(true);
      parseListSearch(parseSearch(text));
    }),
  );
});

it('takes a year of this century or the next one, and nothing else', () => {
  expect(['2026', 2019, '1999', '2026.5', '20266', 'x', undefined, ['2026', '2027']].map(yearParam)).toEqual([
    2026,
    2019,
    ...Array.from({ length: 6 }, () => undefined),
  ]);
});
