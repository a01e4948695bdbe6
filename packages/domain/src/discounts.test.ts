import { describe, expect, it } from 'vitest';
import { WHOLE_CART, automaticDiscounts, couponByLine, evaluateCoupon, freeItemState } from './discounts.ts';
import type { AutomaticDiscount, Coupon, FreeItemOffer } from './discounts.ts';

const NOW = Date.UTC(2026, 10, 21);
const lines = [
  { key: 'GM1', sku: 'GM1', categories: ['cleansers'], quantity: 3, gross: 6000, net: 6000 },
  { key: 'GM2', sku: 'GM2', categories: ['serums'], quantity: 1, gross: 4000, net: 4000 },
];
const coupon: Coupon = {
  id: 'cpn_1',
  code: 'WELCOME10',
  label: 'Ten percent off',
  kind: 'percent',
  value: 1000,
  scope: WHOLE_CART,
  channels: [],
  minimumSubtotal: 0,
  startsAt: null,
  endsAt: null,
  isCombinable: true,
  usesLeft: null,
  usesLeftForBuyer: null,
};
const context = { channel: 'retail', now: NOW, hasAutomaticDiscount: false } as const;
const quantityBreak: AutomaticDiscount = {
  id: 'dsc_1',
  label: 'Three cleansers',
  kind: 'percent',
  value: 1000,
  scope: { skus: [], categories: ['cleansers'] },
  channels: [],
  minimumQuantity: 3,
  minimumSubtotal: 0,
  startsAt: null,
  endsAt: null,
};

describe('evaluateCoupon', () => {
  it.each([
    ['coupon_not_started', { startsAt: NOW + 1 }],
    ['coupon_expired', { endsAt: NOW }],
    ['coupon_wrong_channel', { channels: ['b2b'] }],
    ['coupon_used_up', { usesLeft: 0 }],
    ['coupon_already_used', { usesLeftForBuyer: 0 }],
    ['coupon_not_applicable', { scope: { skus: ['GM9'], categories: [] } }],
    ['coupon_minimum_not_met', { minimumSubtotal: 10_001 }],
  ] as const)('refuses with %s', (code, change) => {
    const outcome = evaluateCoupon({ ...coupon, ...change }, lines, context);
    expect(outcome.code).toBe(code);
    expect(outcome.reason).toMatch(/\.$/);
  });

  it('refuses an unknown code', () => {
    expect(evaluateCoupon(null, lines, context).code).toBe('coupon_unknown');
  });

  it('refuses what cannot be combined only beside an automatic discount', () => {
    const alone = { ...coupon, isCombinable: false };
    expect(evaluateCoupon(alone, lines, context).isApplied).toBe(true);
    expect(evaluateCoupon(alone, lines, { ...context, hasAutomaticDiscount: true }).code).toBe('coupon_not_combinable');
  });

  it('names what is missing for the minimum', () => {
    const outcome = evaluateCoupon({ ...coupon, minimumSubtotal: 12_050 }, lines, context);
    expect(outcome.reason).toContain('$20.50');
  });

  it('counts the last use and the exact minimum', () => {
    const edge = { ...coupon, usesLeft: 1, usesLeftForBuyer: 1, minimumSubtotal: 10_000, startsAt: NOW };
    expect(evaluateCoupon(edge, lines, context).isApplied).toBe(true);
  });
});

describe('couponByLine', () => {
  it('splits a fixed amount over the lines in scope', () => {
    const off = couponByLine({ ...coupon, kind: 'fixed', value: 1001 }, lines);
    expect(Object.fromEntries(off)).toEqual({ GM1: 601, GM2: 400 });
  });

  it('never exceeds the cost of its scope', () => {
    const scope = { skus: ['GM2'], categories: [] };
    const off = couponByLine({ ...coupon, kind: 'fixed', value: 9999, scope }, lines);
    expect(Object.fromEntries(off)).toEqual({ GM2: 4000 });
  });
});

describe('automaticDiscounts', () => {
  it('applies the greatest discount of each line', () => {
    const better = { ...quantityBreak, id: 'dsc_2', value: 1500 };
    const { byLine } = automaticDiscounts(lines, [better, quantityBreak], context);
    expect(byLine.get('GM1')).toEqual({ id: 'dsc_2', label: 'Three cleansers', amount: 900 });
    expect(byLine.has('GM2')).toBe(false);
  });

  it('waits for the quantity', () => {
    const four = { ...quantityBreak, minimumQuantity: 4 };
    expect(automaticDiscounts(lines, [four], context).byLine.size).toBe(0);
  });

  it('gives free shipping at its minimum', () => {
    const free = { ...quantityBreak, kind: 'free_shipping', scope: WHOLE_CART, minimumSubtotal: 10_000 } as const;
    expect(automaticDiscounts(lines, [free], context).freeShipping?.id).toBe('dsc_1');
    const more = { ...free, minimumSubtotal: 10_001 };
    expect(automaticDiscounts(lines, [more], context).freeShipping).toBeNull();
  });
});

describe('freeItemState', () => {
  const offer = (id: string, threshold: number): FreeItemOffer => ({
    id,
    threshold,
    label: id,
    skus: [],
    channels: [],
  });
  const offers = [offer('b', 7500), offer('a', 5000), offer('c', 20_000)];

  it.each([
    [4999, null, 'a', 1],
    [5000, 'a', 'b', 2500],
    [7500, 'b', 'c', 12_500],
    [20_000, 'c', null, 0],
  ])('at %i cents', (amount, earned, next, missing) => {
    const state = freeItemState(offers, 'web', amount);
    expect(state.earned?.id ?? null).toBe(earned);
    expect(state.next?.offer.id ?? null).toBe(next);
    expect(state.next?.missing ?? 0).toBe(missing);
  });
});
