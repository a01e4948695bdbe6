import { cartRules, cartTotals, fromCents, WHOLE_CART, type CartInput } from '@regen/domain';
import type { Cart } from '@regen/sdk';
import { expect, it } from 'vitest';
import { lineDiscounts } from './line-discounts.ts';

const always = { channels: [], minimumSubtotal: 0, startsAt: null, endsAt: null };
const input: CartInput = {
  lines: [
    { sku: 'GM3216', quantity: 3, unitPrice: 6390, categories: [], isSellable: true },
    { sku: 'GM1403', quantity: 1, unitPrice: 4800, categories: [], isSellable: true },
  ],
  channel: 'b2b',
  now: 0,
  automatic: [
    {
      ...always,
      id: 'auto_masks',
      label: '10% off three masks or more',
      kind: 'percent',
      value: 1000,
      scope: { skus: ['GM3216'], categories: [] },
      minimumQuantity: 3,
    },
  ],
  coupon: {
    ...always,
    id: 'cpn_1',
    code: 'PROSTOCK5',
    label: '5% off your order',
    kind: 'percent',
    value: 500,
    scope: WHOLE_CART,
    isCombinable: true,
    usesLeft: null,
    usesLeftForBuyer: null,
  },
  points: { wanted: 0, balance: 0, isEligible: false, policy: { earnPerDollar: 2, centsPerPoint: 5 } },
  shipping: null,
  tax: null,
  freeItems: [],
};

function received(): Pick<Cart, 'items' | 'couponCode' | 'rewards' | 'rules'> {
  const totals = cartTotals(input);
  const items = totals.lines.map(({ sku, quantity, unitPrice, discount }) => ({
    sku,
    quantity,
    price: { yourPrice: fromCents(unitPrice) },
    discountAmount: fromCents(discount),
    isAvailable: true,
    isFreeItem: false,
  }));
  // What a line's discounts depend on.
  return {
    items: items as Partial<Cart['items'][number]>[] as Cart['items'],
    couponCode: 'PROSTOCK5',
    rewards: null,
    rules: cartRules(input, totals),
  };
}

it('gives each discount of a line its own amount', () => {
  expect(Object.fromEntries(lineDiscounts(received()))).toEqual({
    GM3216: [
      { label: '10% off three masks or more', amount: 19.17 },
      { label: '5% off your order', amount: 8.63 },
    ],
    GM1403: [{ label: '5% off your order', amount: 2.4 }],
  });
});

it('names no discount for an amount that its rules do not explain', () => {
  const { rules, ...cart } = received();
  expect(rules?.automatic).toHaveLength(1);
  expect(lineDiscounts(cart).get('GM3216')).toEqual([{ label: 'Discounts', amount: 27.8 }]);
});
