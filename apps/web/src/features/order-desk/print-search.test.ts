import { expect, it } from 'vitest';
import { parsePrintSearch } from './print-search.ts';

it.each([
  [{}, { orders: [], sheet: 'picking' }],
  [
    { orders: 'ord_1,ord_2,ord_1', sheet: 'packing' },
    { orders: ['ord_1', 'ord_2'], sheet: 'packing' },
  ],
  [
    { orders: 'nope,ord_,ord_1-2,ord_3', sheet: 'none' },
    { orders: ['ord_3'], sheet: 'picking' },
  ],
])('reads %j as %j', (raw, search) => {
  expect(parsePrintSearch(raw)).toEqual(search);
});

it('prints no more orders than a page of the list has', () => {
  const orders = Array.from({ length: 40 }, (_, at) => `ord_${at}`).join(',');
  expect(parsePrintSearch({ orders }).orders).toHaveLength(25);
});
