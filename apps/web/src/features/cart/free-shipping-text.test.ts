import type { Cart } from '@regen/sdk';
import { expect, it } from 'vitest';
import { freeShippingLimit, freeShippingText } from './free-shipping-text.ts';

const textOf = (amountToGo: number | null, shippingMethodId: string | null, shipping: number, except?: string[]) =>
  freeShippingText({
    freeShipping:
      amountToGo === null
        ? null
        : { threshold: 75, amountToGo, isEarned: amountToGo === 0, ...(except && { exceptRegions: except }) },
    shippingMethodId,
    orderTotal: { shipping } as Partial<Cart['orderTotal']> as Cart['orderTotal'],
  });

it.each([
  ['nothing ships free', [null, null, 7.95], null],
  ['some is missing', [12, null, 7.95], 'Spend $12.00 more for free shipping'],
  ['some is missing, and a method was chosen', [12, 'two-day', 24], 'Spend $12.00 more for free standard shipping'],
  ['it is earned', [0, null, 0], 'Your order ships free'],
  ['it is earned by the chosen method', [0, 'ground', 0], 'Your order ships free'],
  ['a faster method costs something all the same', [0, 'two-day', 24], null],
] as const)('says, when %s, what that means', (_when, [amount, method, shipping], text) => {
  expect(textOf(amount, method, shipping)).toBe(text);
});

it('names where that does not hold', () => {
  expect(textOf(0, null, 0, ['AK', 'HI'])).toBe('Your order ships free, except to AK and HI');
  expect(textOf(12, null, 0, ['HI'])).toBe('Spend $12.00 more for free shipping, except to HI');
  expect(textOf(0, null, 0, ['AK', 'HI', 'PR', 'GU'])).toBe('Your order ships free to most addresses');
  expect(freeShippingLimit()).toBe('');
});
