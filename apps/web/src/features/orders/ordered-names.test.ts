import { expect, it } from 'vitest';
import { orderedNames } from './ordered-names.ts';

const items = [
  { shortName: 'Gel Cleanser', quantity: 1 },
  { shortName: 'Toner', quantity: 2 },
  { shortName: 'Serum', quantity: 1 },
  { shortName: 'Mask', quantity: 1 },
  { shortName: 'Peel', quantity: 6 },
];

it('names up to three products of an order and counts the rest', () => {
  expect(orderedNames(items.slice(0, 3))).toBe('Gel Cleanser, 2 × Toner, Serum');
  expect(orderedNames(items)).toBe('Gel Cleanser, 2 × Toner, Serum and 2 more');
});
