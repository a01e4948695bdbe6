import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  allocate,
  formatCents,
  fromCents,
  isSameAmount,
  multiplyDivide,
  partsPerMillionOf,
  percentOf,
  toCents,
} from './money.ts';

const cents = fc.integer({ min: 0, max: 1_000_000_000 });

describe('wire conversion', () => {
  it('round-trips every amount', () => {
    fc.assert(fc.property(cents, (amount) => void expect(toCents(fromCents(amount))).toBe(amount)));
  });

  it('survives JSON', () => {
    fc.assert(
      fc.property(cents, (amount) => void expect(toCents(JSON.parse(JSON.stringify(fromCents(amount))))).toBe(amount)),
    );
  });

  it.each([1.005, Number.NaN, Number.POSITIVE_INFINITY, 0.001])('refuses %s', (value) => {
    expect(() => toCents(value)).toThrow(RangeError);
  });

  it('has no negative zero', () => {
    expect(Object.is(toCents(-0), 0)).toBe(true);
  });
});

describe('rounding', () => {
  it('goes half up', () => {
    expect(percentOf(5, 1000)).toBe(1);
    expect(percentOf(4, 1000)).toBe(0);
    expect(percentOf(1010, 2500)).toBe(253);
    expect(partsPerMillionOf(1000, 73_750)).toBe(74);
  });

  it('never exceeds the whole', () => {
    fc.assert(
      fc.property(cents, fc.integer({ min: 0, max: 10_000 }), (amount, parts) => {
        const share = percentOf(amount, parts);
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(amount);
      }),
    );
  });

  it('is exact beyond the safe range', () => {
    const big = 9_007_199_254_740_881;
    const { quotient, remainder } = multiplyDivide(big, 9_999, 10_000);
    expect(BigInt(quotient) * 10_000n + BigInt(remainder)).toBe(BigInt(big) * 9_999n);
  });
});

describe('allocate', () => {
  const weights = fc
    .uniqueArray(fc.record({ key: fc.string({ minLength: 1 }), weight: cents }), {
      selector: ({ key }) => key,
      minLength: 1,
      maxLength: 20,
    })
    .filter((list) => list.some(({ weight }) => weight > 0));

  it('adds up to the total and exceeds no line', () => {
    fc.assert(
      fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (list, share) => {
        const sum = list.reduce((all, { weight }) => all + weight, 0);
        const total = Math.floor(sum * share);
        const parts = allocate(total, list);
        expect([...parts.values()].reduce((a, b) => a + b, 0)).toBe(total);
        for (const { key, weight } of list) {
          expect(parts.get(key)).toBeGreaterThanOrEqual(0);
          expect(parts.get(key)).toBeLessThanOrEqual(weight);
        }
      }),
    );
  });

  it('does not depend on the order', () => {
    fc.assert(
      fc.property(weights, cents, (list, total) => {
        const there = allocate(total, list);
        const back = allocate(total, list.toReversed());
        for (const [key, part] of there) expect(back.get(key)).toBe(part);
      }),
    );
  });

  it('returns nothing where there is nothing to weigh', () => {
    expect([...allocate(100, [{ key: 'a', weight: 0 }]).values()]).toEqual([0]);
  });
});

it('prints dollars', () => {
  expect(formatCents(123_456_705)).toBe('$1,234,567.05');
  expect(formatCents(0)).toBe('$0.00');
  expect(formatCents(-250)).toBe('-$2.50');
});

it('an amount that was sent is compared without trusting that it is one', () => {
  expect(isSameAmount(0.1 + 0.2, 30)).toBe(true);
  expect([0.001, 0.294, 1e300, Number.NaN, Number.POSITIVE_INFINITY].filter((sent) => isSameAmount(sent, 0))).toEqual(
    [],
  );
  expect([29.99, 30.01].filter((sent) => isSameAmount(sent, 3000))).toEqual([]);
});
