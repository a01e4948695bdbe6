import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Channel } from './channels.ts';
import {
  COUNTRIES,
  COUNTRIES_BY_NAME,
  countryName,
  normalizeCountry,
  normalizePostalCode,
  normalizeRegion,
  postalCodeProblem,
  regionsOf,
} from './countries.ts';
import { ID_PREFIXES, createIdFactory, isId } from './ids.ts';
import { ORDER_STATES, canMoveOrder, canPayOrder, hasReceipt, holdsPieces, orderStatusText } from './order-state.ts';
import type { OrderState } from './order-state.ts';
import { canMovePayment, isPaymentOpen, PAYMENT_STATES } from './payment-state.ts';
import type { PaymentState } from './payment-state.ts';
import { rewardsEligibility, spendablePoints } from './points.ts';
import { marginOf, priceFor, priceOnWire } from './pricing.ts';
import { isHaeCourseId, normalizeSku } from './sku.ts';

describe('ids', () => {
  const kinds = Object.keys(ID_PREFIXES) as (keyof typeof ID_PREFIXES)[];
  let clock = 1_700_000_000_000;
  const makeId = createIdFactory({ now: () => clock, fill: (bytes) => crypto.getRandomValues(bytes) });

  it('carry their kind', () => {
    for (const kind of kinds) {
      const id = makeId(kind);
      expect(kinds.filter((other) => isId(other, id))).toEqual([kind]);
    }
    expect(new Set(Object.values(ID_PREFIXES)).size).toBe(kinds.length);
  });

  it('sort by time and do not repeat', () => {
    const ids = Array.from({ length: 1000 }, () => {
      clock += 1;
      return makeId('order');
    });
    expect(ids.toSorted()).toEqual(ids);
    expect(new Set(ids).size).toBe(1000);
  });

  it.each([
    '',
    'usr_',
    'guest',
    'usr_01hilo000000000000000000000',
    'xxx_00000000000000000000000000',
    'usr_00000000000000000000000000\n',
  ])('are not %j', (text) => expect(kinds.filter((kind) => isId(kind, text))).toEqual([]));
});

describe('SKUs', () => {
  it.each(['12', 'GM', 'GM40-1', 'GRX7'])('%s is one', (text) => expect(normalizeSku(text)).toBe(text));
  it.each(['', 'gm1', 'G1', '12a', 'HAE12', "GM1';--", 'GM 1'])('%j is none', (text) =>
    expect(normalizeSku(text)).not.toBe(text),
  );

  it('are normalized once', () => {
    expect(normalizeSku(' gm40 ')).toBe('GM40');
    fc.assert(
      fc.property(fc.string(), (text) => {
        const sku = normalizeSku(text);
        return sku === null || normalizeSku(sku) === sku;
      }),
    );
  });

  it('are not course ids', () => {
    expect(isHaeCourseId('HAE2026-1')).toBe(true);
    expect(isHaeCourseId('GM1')).toBe(false);
  });
});

describe('countries', () => {
  it('accept UK and store GB', () => {
    expect(normalizeCountry('uk')).toBe('GB');
    expect(countryName('UK')).toBe('United Kingdom');
    expect(normalizeCountry('ZZ')).toBeNull();
  });

  it('are all of ISO 3166, once', () => {
    expect(COUNTRIES).toHaveLength(249);
    expect(new Set(COUNTRIES.map(({ code }) => code)).size).toBe(249);
    for (const { code, name } of COUNTRIES) {
      expect(code).toMatch(/^[A-Z]{2}$/);
      expect(name.trim()).toBe(name);
      expect(name.length).toBeGreaterThan(2);
    }
  });

  it('know states and provinces by code and name', () => {
    expect(regionsOf('US')).toHaveLength(59);
    expect(regionsOf('CA')).toHaveLength(13);
    expect(normalizeRegion('US', 'utah')).toBe('UT');
    expect(normalizeRegion('CA', 'on')).toBe('ON');
    expect(normalizeRegion('US', 'ON')).toBeNull();
  });

  it.each([
    ['US', '84097', true],
    ['US', '84097-1234', true],
    ['US', '8409', false],
    ['CA', 'm5v3l9', true],
    ['CA', '12345', false],
    ['GB', 'sw1a1aa', true],
    ['IE', '', true],
    ['HK', '', true],
    ['DE', '', false],
    ['PR', '00901', true],
    ['BR', '01310-100', true],
    ['BR', '<b>', false],
  ])('postal code of %s: %s', (country, code, isGood) => {
    expect(postalCodeProblem(country, code) === null).toBe(isGood);
  });

  it('are chosen by name, not by code, after the two most orders go to', () => {
    const names = COUNTRIES_BY_NAME.map(({ name }) => name);
    expect(names).toHaveLength(COUNTRIES.length);
    expect(names.slice(0, 5)).toEqual(['United States', 'Canada', 'Afghanistan', 'Åland Islands', 'Albania']);
    expect(names.indexOf('Switzerland')).toBeGreaterThan(names.indexOf('Sweden'));
  });

  it.each([
    ['US', '80202', 'CO', true],
    ['US', '10001', 'CO', false],
    ['US', '00000', 'CO', false],
    ['US', '10001-1234', 'NY', true],
    ['US', '06390', 'NY', true],
    ['US', '00901', 'PR', true],
    ['CA', 'm5v 3l9', 'ON', true],
    ['CA', 'M5V 2T6', 'AB', false],
    ['CA', 'K1A 0B1', 'QC', true],
    ['CA', 'K2P 1L4', 'QC', false],
    ['GB', 'SW1A 1AA', 'anywhere', true],
    ['US', '80202', '', true],
  ])('postal code of %s: %s in %s', (country, code, region, isGood) => {
    expect(postalCodeProblem(country, code, region) === null).toBe(isGood);
  });

  it("say what is wrong in the country's terms", () => {
    expect(postalCodeProblem('US', '')).toBe('Enter the ZIP code.');
    expect(postalCodeProblem('CA', '')).toBe('Enter the postal code.');
    expect(postalCodeProblem('US', '10001', 'CO')).toBe(
      'This ZIP code is not in Colorado. Check the state and the ZIP code.',
    );
    expect(postalCodeProblem('CA', 'M5V 2T6', 'AB')).toBe(
      'This postal code is not in Alberta. Check the province and the postal code.',
    );
  });

  it('write postal codes one way', () => {
    expect(normalizePostalCode('CA', 'm5v3l9')).toBe('M5V 3L9');
    expect(normalizePostalCode('GB', ' sw1a  1aa ')).toBe('SW1A 1AA');
  });
});

describe('prices', () => {
  const prices = { retail: 5000, school: 3500, professional: [3000, 2850, 2700, 3100] } as const;

  it.each([
    ['web', null, 5000, 5000, 'list', 'List price', null],
    ['retail', 3, 5000, 5000, 'list', 'List price', null],
    ['school', null, 3500, 3500, 'school', 'Your school price', null],
    ['b2b', 1, 3000, 3000, 'professional', 'Your professional price', 5000],
    ['b2b', null, 3000, 3000, 'professional', 'Your professional price', 5000],
    ['b2b', 3, 3000, 2700, 'tier', 'Your Tier 3 professional price', 5000],
    ['b2b', 4, 3000, 3000, 'professional', 'Your professional price', 5000],
  ] as const)('%s %s', (channel, tier, listPrice, yourPrice, reason, reasonText, retailPrice) => {
    expect(priceFor(prices, channel, tier)).toEqual({ listPrice, yourPrice, reason, reasonText, retailPrice });
  });

  it('are sent with a retail price only to those who resell', () => {
    const sent = (channel: Channel) => {
      const found = priceFor(prices, channel, 2);
      return found && priceOnWire(found);
    };
    expect(sent('b2b')).toEqual({
      listPrice: 30,
      yourPrice: 28.5,
      retailPrice: 50,
      currency: 'USD',
      reason: 'tier',
      reasonText: 'Your Tier 2 professional price',
    });
    for (const other of ['web', 'retail', 'school'] as const) expect(sent(other)).not.toHaveProperty('retailPrice');
    const backBar = priceFor({ ...prices, retail: null }, 'b2b', 2);
    expect(backBar && priceOnWire(backBar)).not.toHaveProperty('retailPrice');
  });

  it('leave a margin', () => {
    expect(marginOf(92, 55.2)).toBe(40);
    expect(marginOf(50, 28.5)).toBe(43);
    expect(marginOf(10, 12)).toBe(-20);
    expect(marginOf(0, 0)).toBe(0);
  });

  it('are missing where the product is not sold', () => {
    const backBar = { retail: null, school: null, professional: [900, 900, 900, 900] } as const;
    expect(priceFor(backBar, 'web', null)).toBeNull();
    expect(priceFor(backBar, 'school', null)).toBeNull();
    expect(priceFor({ ...backBar, professional: null }, 'b2b', 1)).toBeNull();
  });
});

describe('points', () => {
  const professional = {
    channel: 'b2b',
    discountModel: 'Professional',
    tier: 2,
    exemptForReward: false,
  } as const;

  it.each([
    [professional, null],
    [{ ...professional, tier: 4 }, 'rewards_tier_4'],
    [{ ...professional, exemptForReward: true }, 'rewards_exempt'],
    [{ ...professional, discountModel: 'Distributor' }, 'rewards_discount_model'],
    [{ ...professional, channel: 'retail' as const }, 'rewards_professionals_only'],
    [{ ...professional, channel: 'web' as const }, 'rewards_sign_in'],
  ])('%j', (profile, code) => expect(rewardsEligibility(profile).code).toBe(code));

  it('are never spent beyond balance or amount', () => {
    const policy = { earnPerDollar: 2, centsPerPoint: 5 };
    expect(spendablePoints(500, 300, 100_000, policy)).toBe(300);
    expect(spendablePoints(500, 1000, 1004, policy)).toBe(200);
    expect(spendablePoints(-5, 1000, 1004, policy)).toBe(0);
  });
});

describe('statuses of a payment', () => {
  it('are final once there is an outcome, except that a success can be refunded', () => {
    const after = (from: PaymentState) => PAYMENT_STATES.filter((to) => canMovePayment(from, to));
    expect([after('succeeded'), after('failed'), after('refunded')]).toEqual([['refunded'], [], []]);
    expect(canMovePayment('requires_action', 'pending')).toBe(false);
  });

  it('are open until there is an outcome', () => {
    expect(PAYMENT_STATES.filter(isPaymentOpen)).toEqual(['pending', 'requires_action']);
  });
});

describe('order states', () => {
  it('end in refunded', () => {
    for (const to of ORDER_STATES) expect(canMoveOrder('refunded', to)).toBe(false);
  });

  it('never go back', () => {
    expect(canMoveOrder('placed', 'paid')).toBe(true);
    expect(canMoveOrder('paid', 'placed')).toBe(false);
    expect(canMoveOrder('shipped', 'canceled')).toBe(false);
    expect(canMoveOrder('paid', 'paid')).toBe(false);
  });

  it('lead to cancellation until an order is packed, and to a refund once it is paid', () => {
    const before = (to: OrderState) => ORDER_STATES.filter((from) => canMoveOrder(from, to));
    expect(before('canceled')).toEqual(['placed', 'paid']);
    expect(before('refunded')).toEqual(['paid', 'packed', 'shipped', 'delivered', 'canceled']);
  });

  it('let a failed payment be tried again, and a canceled order not', () => {
    expect(canPayOrder('placed', 'failed')).toBe(true);
    expect(canPayOrder('placed', 'requires_action')).toBe(true);
    expect(canPayOrder('paid', 'succeeded')).toBe(false);
    expect(canPayOrder('canceled', 'failed')).toBe(false);
    expect(orderStatusText('placed', 'failed')).toBe('Payment failed');
    expect(orderStatusText('placed', 'requires_action')).toBe('Waiting for your bank');
    expect(orderStatusText('shipped', 'succeeded')).toBe('Shipped');
  });

  it.each([
    ['placed', 'failed', false],
    ['placed', 'requires_action', false],
    ['canceled', 'failed', false],
    ['paid', 'succeeded', true],
    ['canceled', 'refunded', true],
    // Paid with points.
    ['shipped', 'pending', true],
  ] as const)('%s, payment %s: there is a receipt: %s', (state, status, has) => {
    expect(hasReceipt(state, status)).toBe(has);
  });

  it('keep pieces while an attempt may still be paid, and no longer', () => {
    expect(PAYMENT_STATES.filter(holdsPieces)).toEqual(['pending', 'requires_action', 'succeeded']);
  });
});
