import { expect, it } from 'vitest';
import { orderLine } from '~/testing/staff-order.ts';
import { packedLines, pickingList } from './picking-list.ts';

it('adds up the units of each SKU, and says for which orders', () => {
  const serum = { sku: '1401', name: 'C15 Bright Serum', size: '30 mL' };
  const mask = { sku: '1305', name: 'Clay Mask', size: '50 mL' };
  const picks = pickingList([
    { number: 'R-1', lines: [orderLine({ ...serum, quantity: 2 }), orderLine({ ...mask, line: 2, quantity: 1 })] },
    {
      number: 'R-2',
      lines: [orderLine({ ...serum, quantity: 3 }), orderLine({ ...serum, line: 2, quantity: 1, isFreeItem: true })],
    },
  ]);
  expect(picks).toEqual([
    { ...mask, quantity: 1, orders: [{ number: 'R-1', quantity: 1 }] },
    {
      ...serum,
      quantity: 6,
      orders: [
        { number: 'R-1', quantity: 2 },
        { number: 'R-2', quantity: 4 },
      ],
    },
  ]);
});

it('leaves what was refunded on the shelf', () => {
  const lines = [
    orderLine({ quantity: 3, refundedQuantity: 1 }),
    orderLine({ line: 2, sku: '1305', quantity: 1, refundedQuantity: 1 }),
  ];
  expect(packedLines({ lines }).map(({ sku, quantity }) => [sku, quantity])).toEqual([['1401', 2]]);
  expect(pickingList([{ number: 'R-1', lines }]).map(({ quantity }) => quantity)).toEqual([2]);
});
