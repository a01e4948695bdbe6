import type { Cart, CartNotice, ProductSummary } from '@regen/sdk';
import { expect, it } from 'vitest';
import { addedLines, addedSummary } from './added-lines.ts';
import type { PreviewRow } from './preview-rows.ts';

const row = (
  sku: string,
  quantity: number,
  product: { limitPerOrder?: number; left?: number; isOut?: boolean } | null = {},
): PreviewRow => {
  const { limitPerOrder = 6, left, isOut = false } = product ?? {};
  const found = {
    sku,
    name: `Product ${sku}`,
    limitPerOrder,
    stock: { state: isOut ? 'out_of_stock' : 'in_stock', left },
  } as ProductSummary;
  const most = isOut ? 0 : Math.min(limitPerOrder, left ?? Number.POSITIVE_INFINITY);
  return {
    sku,
    quantity,
    texts: [],
    product: product === null ? undefined : found,
    adding: product === null ? 0 : Math.min(quantity, most),
  };
};
const cart = (quantities: Readonly<Record<string, number>>, notices: readonly Partial<CartNotice>[] = []) =>
  ({
    items: Object.entries(quantities).map(([sku, quantity]) => ({ sku, quantity, isFreeItem: false })),
    notices,
  }) as Cart;
const textOf = (line: PreviewRow, before: Cart, after: Cart) => addedLines([line], before, after)[0]?.text;

it('says of each product how many were added, and why not more', () => {
  expect(textOf(row('1', 2), cart({}), cart({ 1: 2 }))).toBe('Added 2.');
  expect(textOf(row('1', 11), cart({}), cart({ 1: 6 }))).toBe('Added 6 instead of 11: the limit is 6 per order.');
  expect(textOf(row('1', 11, { left: 3 }), cart({}), cart({ 1: 3 }))).toBe('Added 3 instead of 11: only 3 are left.');
  expect(textOf(row('1', 4, { left: 1 }), cart({}), cart({ 1: 1 }))).toBe('Added 1 instead of 4: only 1 is left.');
  expect(textOf(row('1', 4), cart({}), cart({ 1: 2 }, [{ code: 'low_stock', sku: '1' }]))).toBe(
    'Added 2 instead of 4: only 2 are left.',
  );
});

it('says what the cart had already', () => {
  expect(textOf(row('1', 5), cart({ 1: 4 }), cart({ 1: 6 }))).toBe(
    'Added 2 instead of 5: the limit is 6 per order, and your cart already had 4.',
  );
  expect(textOf(row('1', 5), cart({ 1: 6 }), cart({ 1: 6 }))).toBe(
    'Not added: the limit is 6 per order, and your cart already had 6.',
  );
});

it('says why a product was not added', () => {
  expect(textOf(row('1', 5, null), cart({}), cart({}))).toBe('Not added: SKU not found.');
  expect(textOf(row('1', 5, { isOut: true }), cart({}), cart({}))).toBe('Not added: it’s out of stock.');
  expect(textOf(row('1', 5), cart({}), cart({}, [{ code: 'not_available', sku: '1' }]))).toBe(
    'Not added: it’s no longer available.',
  );
});

it('gives back what was pasted for each product', () => {
  const pasted = { ...row('3', 1, null), texts: ['3', 'x3 1'] };
  expect(addedLines([pasted, row('1', 2)], cart({}), cart({ 1: 2 })).map(({ texts }) => texts)).toEqual([
    ['3', 'x3 1'],
    [],
  ]);
});

it('sums up', () => {
  const lines = addedLines([row('1', 2), row('2', 11), row('3', 1, null)], cart({}), cart({ 1: 2, 2: 6 }));
  expect(addedSummary(lines, [{ line: 4, text: 'serum', message: '' }])).toBe(
    '2 products added to your cart, 1 with fewer than you asked for, 2 not added',
  );
  expect(addedSummary(lines.slice(0, 1), [])).toBe('1 product added to your cart');
});
