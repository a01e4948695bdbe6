import type { Cart } from '@regen/sdk';
import { expect, it } from 'vitest';
import { countAdded, reorderNote } from './reorder-note.ts';

it.each([
  [{ added: 7, before: 1, gone: [] }, '7 products added to the 1 in your cart.'],
  [{ added: 1, before: 0, gone: [] }, '1 product added to your cart.'],
  [
    { added: 2, before: 3, gone: ['Lip Daylight'] },
    '2 products added to the 3 in your cart. No longer available, so not in your cart: Lip Daylight.',
  ],
  [{ added: 0, before: 3, gone: ['Lip Daylight'] }, 'No longer available, so not in your cart: Lip Daylight.'],
])('says what came of %o', (reordered, text) => {
  expect(reorderNote(reordered)).toBe(text);
});

it('counts what came into the cart, not what was asked for', () => {
  const line = (sku: string, isAvailable = true, isFreeItem = false) => ({ sku, isAvailable, isFreeItem });
  const items = [line('1401'), line('1403'), line('1102', false), line('9001', true, true)];
  const cart = { items } as Partial<Cart> as Cart;
  expect(countAdded(cart, ['1401', '1403', '1102', '9001', '1305'])).toBe(2);
  expect(countAdded(undefined, ['1401'])).toBe(0);
});
