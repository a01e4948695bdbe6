import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cartTotals } from './cart-totals.ts';
import { refundableOf, refundOf, remainingOf } from './refunds.ts';
import type { PaidOrder, Refund, RefundChoice, RefundedSoFar } from './refunds.ts';
import { createRandom, randomCart } from './testing/random-cart.ts';

/** The order that any cart becomes, with a free item. */
function paidOrder(seed: number): PaidOrder {
  const totals = cartTotals(randomCart(seed));
  const lines = totals.lines.filter(({ isSellable }) => isSellable);
  return {
    lines: [
      ...lines.map(({ sku, quantity, net, tax }, index) => ({ line: index + 1, sku, quantity, net, tax })),
      { line: lines.length + 1, sku: 'GM1', quantity: 1, net: 0, tax: 0 },
    ],
    rewards: totals.rewards,
    shipping: totals.shipping,
    tax: totals.taxes,
    total: totals.total,
    pointsSpent: totals.pointsSpent,
    pointsEarned: totals.pointsEarned,
  };
}

const NOTHING: RefundedSoFar = { units: new Map(), hasShipping: false };

const after = ({ units, hasShipping }: RefundedSoFar, refund: Refund): RefundedSoFar => ({
  units: refund.lines.reduce(
    (all, { line, quantity }) => all.set(line, (all.get(line) ?? 0) + quantity),
    new Map(units),
  ),
  hasShipping: hasShipping || refund.hasShipping,
});

/** Refunds random parts until nothing remains. */
function refundAll(order: PaidOrder, random: () => number): Refund[] {
  const refunds: Refund[] = [];
  let before = NOTHING;
  for (;;) {
    const rest = remainingOf(order, before);
    if (rest.lines.length === 0 && !rest.hasShipping) return refunds;
    const choice: RefundChoice = {
      lines: rest.lines.flatMap(({ line, quantity }) => {
        const units = Math.floor(random() * (quantity + 1));
        return units === 0 ? [] : [{ line, quantity: units }];
      }),
      hasShipping: rest.hasShipping && random() < 0.3,
    };
    const { lines, shipping } = refundableOf(order, before);
    const refund = refundOf(order, before, choice);
    const seen = choice.lines.reduce((sum, { line, quantity }) => sum + (lines.get(line)?.[quantity - 1] ?? 0), 0);
    expect(refund.amount).toBe(seen + (choice.hasShipping ? shipping : 0));
    expect(refund.amount).toBe(refund.shipping + refund.lines.reduce((sum, { amount }) => sum + amount, 0));
    refunds.push(refund);
    before = after(before, refund);
  }
}

const seeds = fc.integer({ min: 0, max: 0xffff_ffff });
const total = (refunds: readonly Refund[], field: 'amount' | 'pointsReturned' | 'pointsTaken') =>
  refunds.reduce((sum, refund) => sum + refund[field], 0);

describe('refunds of any order', () => {
  it('add up to what was paid, to the points spent and to the points earned, however they are split', () => {
    fc.assert(
      fc.property(seeds, seeds, (seed, split) => {
        const order = paidOrder(seed);
        const refunds = refundAll(order, createRandom(split));
        expect(total(refunds, 'amount')).toBe(order.total);
        expect(total(refunds, 'pointsReturned')).toBe(order.pointsSpent);
        expect(total(refunds, 'pointsTaken')).toBe(order.pointsEarned);
        expect(refunds.map(({ isLast }) => isLast)).toEqual(refunds.map((_, index) => index === refunds.length - 1));
        for (const refund of refunds)
          for (const value of [refund.amount, refund.shipping, refund.pointsReturned, refund.pointsTaken])
            expect(value).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 1000 },
    );
  });

  it('are the same in one step as in parts', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const order = paidOrder(seed);
        const { total: refundable } = refundableOf(order, NOTHING);
        expect(refundable).toBe(order.total);
        expect(refundOf(order, NOTHING, remainingOf(order, NOTHING)).amount).toBe(order.total);
      }),
      { numRuns: 500 },
    );
  });

  it('pay the same for a unit, whatever was refunded of other lines', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const order = paidOrder(seed);
        const [first, ...others] = remainingOf(order, NOTHING).lines;
        if (!first) return;
        const rest = refundOf(order, NOTHING, { lines: others, hasShipping: true });
        expect(refundableOf(order, after(NOTHING, rest)).lines.get(first.line)).toEqual(
          refundableOf(order, NOTHING).lines.get(first.line),
        );
      }),
      { numRuns: 500 },
    );
  });
});

describe('a refund', () => {
  // Three bottles at $33.35 with 8% tax, shipping $9.00, and 200 points of 5 cents off.
  const order: PaidOrder = {
    lines: [
      { line: 1, sku: '1401', quantity: 3, net: 10_005, tax: 720 },
      { line: 2, sku: '1002', quantity: 1, net: 0, tax: 0 },
    ],
    rewards: 1_000,
    shipping: 900,
    tax: 720,
    total: 10_625,
    pointsSpent: 200,
    pointsEarned: 180,
  };

  it('pays units with their tax, without the share paid with points', () => {
    expect(refundableOf(order, NOTHING)).toEqual({
      lines: new Map([
        [1, [3_241, 6_483, 9_725]],
        [2, []],
      ]),
      shipping: 900,
      total: 10_625,
    });
    const one = refundOf(order, NOTHING, { lines: [{ line: 1, quantity: 1 }], hasShipping: false });
    expect(one).toEqual({
      amount: 3_241,
      shipping: 0,
      hasShipping: false,
      pointsReturned: 66,
      pointsTaken: 60,
      lines: [{ line: 1, quantity: 1, amount: 3_241 }],
      isLast: false,
    });
    const rest = refundOf(order, after(NOTHING, one), { lines: [{ line: 1, quantity: 2 }], hasShipping: true });
    expect(rest).toMatchObject({ amount: 7_384, shipping: 900, pointsReturned: 134, pointsTaken: 120, isLast: true });
  });

  it('returns the points that paid for shipping with the last units, when no money did', () => {
    const points: PaidOrder = { ...order, rewards: 10_905, tax: 0, total: 0, pointsSpent: 2_181, pointsEarned: 0 };
    const free = { ...points, lines: order.lines.map((line) => ({ ...line, tax: 0 })) };
    const two = refundOf(free, NOTHING, { lines: [{ line: 1, quantity: 2 }], hasShipping: false });
    expect(two).toMatchObject({ amount: 0, hasShipping: false, pointsReturned: 1_334 });
    const last = refundOf(free, after(NOTHING, two), { lines: [{ line: 1, quantity: 1 }], hasShipping: false });
    expect(last).toMatchObject({ amount: 0, hasShipping: true, pointsReturned: 847 });
  });

  it('includes a share of tax that is on no line', () => {
    const lines = order.lines.map((line) => ({ ...line, tax: 0 }));
    const { lines: refundable, shipping } = refundableOf({ ...order, lines }, NOTHING);
    expect([...(refundable.get(1) ?? []), shipping]).toEqual([3_220, 6_440, 9_660, 965]);
  });

  it('of a waived total is nothing', () => {
    const waived: PaidOrder = {
      lines: [{ line: 1, sku: '1002', quantity: 2, net: 40, tax: 3 }],
      rewards: 0,
      shipping: 0,
      tax: 3,
      total: 0,
      pointsSpent: 0,
      pointsEarned: 0,
    };
    expect(refundableOf(waived, NOTHING)).toEqual({ lines: new Map([[1, []]]), shipping: 0, total: 0 });
  });
});
