import { expect, it } from 'vitest';
import { readSkus } from './read-skus.ts';

it('reads what is kept, and nothing that is no SKU', () => {
  expect(readSkus(['1401', 'GM3201', '1401', '<b>', '', 'a b', 7])).toEqual(['1401', 'GM3201']);
  expect(readSkus('1401')).toBeNull();
});

it('reads no more than can be asked for at once', () => {
  const many = Array.from({ length: 130 }, (_, index) => `A${index}`);
  expect(readSkus(many)).toEqual(many.slice(0, 100));
});
