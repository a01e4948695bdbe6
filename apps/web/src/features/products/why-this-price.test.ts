import { priceFor, priceOnWire, rewardsEligibility, type Channel } from '@regen/domain';
import type { Price } from '@regen/sdk';
import { describe, expect, it } from 'vitest';
import { whyThisPrice } from './why-this-price.ts';

const prices = { retail: 9200, school: 5000, professional: [5520, 5060, 4600, 4140] } as const;

/** The price of the product for somebody, as the server sends it. */
function priceOf(channel: Channel, tier: number | null, of: Parameters<typeof priceFor>[0] = prices): Price {
  const found = priceFor(of, channel, tier);
  if (found === null) throw new Error('The product has a price for everybody.');
  return priceOnWire(found);
}

const PROFESSIONAL = 'This is the price for professional accounts.';

describe('why somebody pays this price', () => {
  it.each([
    ['a visitor', 'web', null, 'This is the retail price. Professional and school accounts have their own prices.'],
    [
      'a retail client',
      'retail',
      null,
      'This is the retail price. Professional and school accounts have their own prices.',
    ],
    ['a Tier 1 professional', 'b2b', 1, PROFESSIONAL],
    [
      'a Tier 2 professional',
      'b2b',
      2,
      'Professional accounts start at $55.20. Your Tier 2 professional price is $50.60.',
    ],
    [
      'a Tier 3 professional',
      'b2b',
      3,
      'Professional accounts start at $55.20. Your Tier 3 professional price is $46.00.',
    ],
    [
      'a Tier 4 professional',
      'b2b',
      4,
      'Professional accounts start at $55.20. Your Tier 4 professional price is $41.40.',
    ],
    ['a professional without a tier', 'b2b', null, PROFESSIONAL],
    ['a school', 'school', null, 'This is the price for school accounts.'],
  ] as const)('%s', (_who, channel, tier, text) => {
    expect(whyThisPrice(priceOf(channel, tier))).toBe(`${text} Taxes and shipping are calculated at checkout.`);
  });

  it('an account that is exempt from rewards, which pays the price of its tier', () => {
    const exempt = { channel: 'b2b', discountModel: 'Professional', tier: 2, exemptForReward: true } as const;
    expect(rewardsEligibility(exempt).code).toBe('rewards_exempt');
    expect(whyThisPrice(priceOf(exempt.channel, exempt.tier))).toMatch('Your Tier 2 professional price is $50.60.');
  });

  it('a tier that saves nothing on this product', () => {
    const same = { ...prices, professional: [5520, 5520, 5520, 5520] } as const;
    expect(whyThisPrice(priceOf('b2b', 3, same))).toMatch(PROFESSIONAL);
  });

  it('never calls a personal price that of everybody', () => {
    for (const [channel, tier] of [
      ['b2b', 1],
      ['b2b', 2],
      ['b2b', 3],
      ['b2b', 4],
      ['school', null],
    ] as const) {
      expect(whyThisPrice(priceOf(channel, tier))).not.toMatch(/everyone|This is the retail price/);
    }
  });
});
