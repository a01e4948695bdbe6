import { expect, it } from 'vitest';
import { readOptions } from './options.ts';

it('takes five runs of every page', () => {
  const { pages, ...rest } = readOptions([]);
  expect(pages).toHaveLength(15);
  expect(rest).toEqual({ runs: 5, isWritten: false, store: undefined });
  expect(readOptions(['--only', 'home,list', '--runs', '3', 'https://shop.example/'])).toEqual({
    pages: [
      ['home', '/'],
      ['list', '/products'],
    ],
    runs: 3,
    isWritten: false,
    store: 'https://shop.example',
  });
});

it('refuses what would be no median, or no figure of this store', () => {
  expect(() => readOptions(['--runs', '4'])).toThrow('--runs 4 has no median. Choose an odd number');
  expect(() => readOptions(['--runs', 'x'])).toThrow('--runs x has no median');
  expect(() => readOptions(['--write', '--runs', '3'])).toThrow('--write is for the built store and at least 5 runs');
  expect(() => readOptions(['--write', 'https://shop.example'])).toThrow('--write is for the built store');
  expect(() => readOptions(['--only', 'nope'])).toThrow('Unknown page: nope. Choose from: home,');
});
