import { expect, it } from 'vitest';
import { counted } from './counted.ts';

it.each([
  [0, '0 products'],
  [1, '1 product'],
  [2, '2 products'],
])('%i is written as %s', (count, text) => {
  expect(counted(count, 'product')).toBe(text);
});
