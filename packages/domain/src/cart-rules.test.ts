import { expect, it } from 'vitest';
import { cartInputFromWire, cartRules, freeShippingGoal } from './cart-rules.ts';
import type { WireCart } from './cart-rules.ts';
import { cartTotals } from './cart-totals.ts';
import type { CartInput } from './cart-totals.ts';
import { fromCents } from './money.ts';
import { createRandom, randomCart } from './testing/random-cart.ts';

/** What a server would send for a cart, through JSON. */
function send(input: CartInput): WireCart {
  const totals = cartTotals(input);
  const cart: WireCart = {
    items: input.lines.map((line) => ({
      sku: line.sku,
      quantity: line.quantity,
      isAvailable: line.isSellable,
      isFreeItem: false,
      price: { yourPrice: fromCents(line.unitPrice) },
    })),
    couponCode: input.coupon?.code ?? null,
    rewards: { canUse: input.points.isEligible, balance: input.points.balance },
    rules: cartRules(input, totals),
  };
  return JSON.parse(JSON.stringify(cart)) as WireCart;
}

const MONEY = [
  'subtotal',
  'discount',
  'couponDiscount',
  'rewards',
  'shipping',
  'taxes',
  'waived',
  'total',
  'pointsEarned',
] as const;

function sums(input: CartInput | null) {
  const totals = cartTotals(input ?? randomCart(0));
  return MONEY.map((name) => [name, totals[name]]);
}

it("gives the browser the server's totals, for 10,000 random carts", () => {
  for (let seed = 0; seed < 10_000; seed += 1) {
    const input = randomCart(seed);
    expect([seed, sums(cartInputFromWire(send(input)))]).toEqual([seed, sums(input)]);
  }
});

it('foresees a change of quantities', () => {
  for (let seed = 0; seed < 3000; seed += 1) {
    const input = randomCart(seed);
    const random = createRandom(seed);
    const quantities: Record<string, number> = {};
    for (const line of input.lines) if (random() < 0.5) quantities[line.sku] = 1 + Math.floor(random() * 20);
    const lines = input.lines.map((line) => ({ ...line, quantity: quantities[line.sku] ?? line.quantity }));
    expect([seed, sums(cartInputFromWire(send(input), quantities))]).toEqual([seed, sums({ ...input, lines })]);
  }
});

it('removes a line with quantity 0 and leaves the free item alone', () => {
  const cart = send({ ...randomCart(1), coupon: undefined });
  const free = { sku: 'GM9', quantity: 1, isAvailable: true, isFreeItem: true, price: { yourPrice: 0 } };
  const none = Object.fromEntries(cart.items.map((item) => [item.sku, 0]));
  expect(cartInputFromWire({ ...cart, items: [...cart.items, free] }, none)?.lines).toEqual([]);
});

it('returns nothing without rules', () => {
  expect(cartInputFromWire({ items: [], couponCode: null, rewards: null })).toBeNull();
});

it('says how far free shipping is, by the amount after discounts', () => {
  const totals = { subtotal: 8_000, discount: 1_000, freeShipping: null };
  expect(freeShippingGoal(75, totals)).toEqual({ threshold: 75, amountToGo: 5, isEarned: false });
  expect(freeShippingGoal(70, totals)).toEqual({ threshold: 70, amountToGo: 0, isEarned: true });
  const coupon = { type: 'coupon', id: 'cpn_1', label: 'Ships free' } as const;
  expect(freeShippingGoal(75, { ...totals, freeShipping: coupon })).toEqual({
    threshold: 75,
    amountToGo: 0,
    isEarned: true,
  });
});
