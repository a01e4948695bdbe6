import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cartTotals } from './cart-totals.ts';
import type { CartInput, CartTotals } from './cart-totals.ts';
import { WHOLE_CART } from './discounts.ts';
import { SMALLEST_CHARGE } from './money.ts';
import { createRandom, randomCart } from './testing/random-cart.ts';

const cart = fc.integer({ min: 0, max: 0xffff_ffff }).map(randomCart);
const sum = (totals: CartTotals, field: 'gross' | 'discount' | 'couponDiscount' | 'net' | 'rewards' | 'tax') =>
  totals.lines.reduce((all, line) => all + line[field], 0);

describe('any cart', () => {
  it('has lines that add up to its totals', () => {
    fc.assert(
      fc.property(cart, (input) => {
        const totals = cartTotals(input);
        expect(sum(totals, 'gross')).toBe(totals.subtotal);
        expect(sum(totals, 'discount')).toBe(totals.discount);
        expect(sum(totals, 'couponDiscount')).toBe(totals.couponDiscount);
        // Points pay the products first; what they pay of shipping and tax belongs to no line.
        expect(sum(totals, 'rewards')).toBe(Math.min(totals.rewards, sum(totals, 'net')));
        expect(sum(totals, 'net') - sum(totals, 'rewards')).toBe(totals.purchaseValue);
        const automatic = totals.automatic.reduce((all, { amount }) => all + amount, 0);
        expect(automatic + totals.couponDiscount).toBe(totals.discount);
        const { subtotal, discount, rewards, shipping, taxes, waived, total } = totals;
        expect(total).toBe(subtotal - discount - rewards + shipping + taxes - waived);
        expect(totals.totalWithoutTax).toBe(Math.max(0, total - taxes));
      }),
      { numRuns: 1000 },
    );
  });

  it('leaves nothing to pay or enough for a card', () => {
    fc.assert(
      fc.property(cart, (input) => {
        const { total, waived, pointsSpent } = cartTotals(input);
        expect(total === 0 || total >= SMALLEST_CHARGE).toBe(true);
        expect(waived === 0 || (waived < SMALLEST_CHARGE && total === 0)).toBe(true);
        expect(pointsSpent).toBeLessThanOrEqual(Math.min(input.points.wanted, input.points.balance));
      }),
      { numRuns: 2000 },
    );
  });

  it('is paid in full by enough points, and uses no more of them than that', () => {
    fc.assert(
      fc.property(cart, (input) => {
        const { pointsForAll } = cartTotals(input);
        const spending = (wanted: number) =>
          cartTotals({ ...input, points: { ...input.points, isEligible: true, balance: 1_000_000_000, wanted } });
        const all = spending(1_000_000_000);
        expect(all).toMatchObject({ total: 0, pointsSpent: pointsForAll });
        expect(spending(pointsForAll)).toEqual(all);
        const { total, waived } = spending(pointsForAll - 1);
        expect(pointsForAll === 0 || total + waived > 0).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  it('has no negative and no broken amount', () => {
    fc.assert(
      fc.property(cart, (input) => {
        const { lines, ...totals } = cartTotals(input);
        for (const amount of Object.values(totals).filter((value) => typeof value === 'number')) {
          expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true);
        }
        for (const line of lines) {
          const all = [line.gross, line.discount, line.net, line.rewards, line.tax, line.net - line.rewards];
          for (const amount of all) expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('costs the same in any order of lines, discounts and offers', () => {
    fc.assert(
      fc.property(cart, fc.nat(), (input, seed) => {
        const random = createRandom(seed);
        const shuffle = <T>(list: readonly T[]) =>
          list
            .map((value) => ({ value, at: random() }))
            .toSorted((a, b) => a.at - b.at)
            .map(({ value }) => value);
        const { lines, ...totals } = cartTotals(input);
        const { lines: others, ...shuffled } = cartTotals({
          ...input,
          lines: shuffle(input.lines),
          automatic: shuffle(input.automatic),
          freeItems: shuffle(input.freeItems),
        });
        expect(shuffled).toEqual(totals);
        const bySku = (list: CartTotals['lines']) => list.toSorted((a, b) => (a.sku < b.sku ? -1 : 1));
        expect(bySku(others)).toEqual(bySku(lines));
      }),
      { numRuns: 500 },
    );
  });

  it('stays the same when its priced lines are priced again', () => {
    fc.assert(
      fc.property(cart, (input) => {
        const once = cartTotals(input);
        expect(cartTotals({ ...input, lines: once.lines })).toEqual(once);
      }),
    );
  });

  it('does not charge more when a coupon is entered', () => {
    fc.assert(
      fc.property(cart, (input) => {
        const points = { ...input.points, wanted: 0 };
        const shipping = input.shipping && { ...input.shipping, freeFrom: null };
        const without = cartTotals({ ...input, points, shipping, coupon: undefined });
        expect(cartTotals({ ...input, points, shipping }).total).toBeLessThanOrEqual(without.total);
      }),
      { numRuns: 1000 },
    );
  });

  it('is the same 10,000 times on two sides of the wire', () => {
    for (let seed = 0; seed < 10_000; seed += 1) {
      const input = randomCart(seed);
      const { coupon } = input;
      const received: CartInput = { ...JSON.parse(JSON.stringify(input)), coupon };
      expect(cartTotals(received)).toEqual(cartTotals(input));
    }
  });
});

describe('one cart', () => {
  const input: CartInput = {
    lines: [
      { sku: 'GM1', quantity: 3, unitPrice: 3333, categories: ['cleansers'], isSellable: true },
      { sku: 'GM2', quantity: 1, unitPrice: 4050, categories: ['serums'], isSellable: true },
      { sku: 'GM3', quantity: 9, unitPrice: 9999, categories: [], isSellable: false },
    ],
    channel: 'b2b',
    now: 0,
    automatic: [
      {
        id: 'dsc_1',
        label: 'Three for ten percent',
        kind: 'percent',
        value: 1000,
        scope: WHOLE_CART,
        channels: [],
        minimumQuantity: 3,
        minimumSubtotal: 0,
        startsAt: null,
        endsAt: null,
      },
    ],
    coupon: {
      id: 'cpn_1',
      code: 'FIVE',
      label: 'Five dollars',
      kind: 'fixed',
      value: 500,
      scope: { skus: [], categories: ['serums'] },
      channels: [],
      minimumSubtotal: 0,
      startsAt: null,
      endsAt: null,
      isCombinable: true,
      usesLeft: 1,
      usesLeftForBuyer: null,
    },
    points: { wanted: 100, balance: 40, isEligible: true, policy: { earnPerDollar: 2, centsPerPoint: 5 } },
    shipping: { base: 795, perItem: 50, freeFrom: 15_000 },
    tax: { rate: 73_750, isShippingTaxed: true },
    freeItems: [],
  };

  it('is priced by hand', () => {
    const totals = cartTotals(input);
    expect(totals).toMatchObject({
      itemCount: 4,
      subtotal: 14_049,
      // 999.9 → 1000 on the first line, 405 on the second, and the coupon.
      discount: 1000 + 405 + 500,
      pointsSpent: 40,
      rewards: 200,
      purchaseValue: 14_049 - 1905 - 200,
      shipping: 795 + 150,
      total: 11_944 + 945 + totals.taxes,
      pointsEarned: 238,
    });
    expect(totals.lines.map((line) => line.discountType)).toEqual(['automatic', 'coupon', null]);
    expect(totals.lines[2]).toMatchObject({ gross: 0, net: 0, tax: 0 });
    // (8999 − 148) and (3145 − 52) and shipping 945, each at 7.375%.
    expect(totals.lines.map((line) => line.rewards)).toEqual([148, 52, 0]);
    expect(totals.taxes).toBe(653 + 228 + 70);
  });

  it('ships free from its threshold, counted before points', () => {
    const shipping = { base: 795, perItem: 50, freeFrom: 12_144 };
    expect(cartTotals({ ...input, shipping }).shipping).toBe(0);
    expect(cartTotals({ ...input, shipping: { ...shipping, freeFrom: 12_145 } }).shipping).toBe(945);
  });

  it('says what a free-shipping coupon is worth', () => {
    const coupon = input.coupon && { ...input.coupon, kind: 'free_shipping' as const, value: 0 };
    expect(cartTotals({ ...input, coupon })).toMatchObject({
      shipping: 0,
      shippingDiscount: 945,
      freeShipping: { type: 'coupon', id: 'cpn_1', label: 'Five dollars' },
    });
  });

  it('spends no points of someone who may not', () => {
    const totals = cartTotals({ ...input, points: { ...input.points, isEligible: false } });
    expect(totals).toMatchObject({ pointsSpent: 0, rewards: 0, pointsEarned: 0 });
  });

  it('is paid with points down to the last cent, shipping and its tax included', () => {
    const points = { ...input.points, wanted: 1_000_000_000, balance: 1_000_000_000 };
    // 12,144 of products, 945 of shipping and 70 of tax on it are 13,159: 2,631 points and four cents.
    expect(cartTotals({ ...input, points })).toMatchObject({
      pointsForAll: 2631,
      pointsSpent: 2631,
      rewards: 13_155,
      taxes: 70,
      waived: 4,
      total: 0,
      totalWithoutTax: 0,
      pointsEarned: 0,
    });
  });

  it('charges 50 cents and waives 49', () => {
    const free = { ...input, shipping: null, tax: null, automatic: [], coupon: undefined };
    const left = (unitPrice: number) => {
      const lines = [{ sku: 'GM1', quantity: 1, unitPrice, categories: [], isSellable: true }];
      return cartTotals({ ...free, lines, points: { ...input.points, wanted: 20, balance: 20 } });
    };
    expect(left(150)).toMatchObject({ total: 50, waived: 0, pointsSpent: 20 });
    expect(left(149)).toMatchObject({ total: 0, waived: 49, pointsSpent: 20 });
  });

  it('ships an empty cart for nothing', () => {
    expect(cartTotals({ ...input, lines: [] })).toMatchObject({ shipping: 0, taxes: 0, total: 0, subtotal: 0 });
  });
});
