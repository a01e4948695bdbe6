import type { Channel } from './channels.ts';
import type { Cents } from './money.ts';

/** What one product costs each kind of buyer. */
export type ProductPrices = {
  /** What visitors pay, and what every other price is compared with. */
  list: Cents;
  retail: Cents;
  school: Cents;
  /** Tier 1 to Tier 4. */
  professional: readonly [Cents, Cents, Cents, Cents];
};

export type PriceReason = 'list' | 'professional' | 'tier' | 'school';

export type PriceBlock = {
  listPrice: Cents;
  yourPrice: Cents;
  reason: PriceReason;
  /** The reason as a person reads it beside the price. */
  reasonText: string;
};

/** "Tier 2" on the wire (§3) for 2; null stays null. */
export function tierLabel(tier: number | null): string | null {
  return tier === null ? null : `Tier ${tier}`;
}

function ownPrice(prices: ProductPrices, channel: Channel, tier: number | null): Cents {
  if (channel === 'web') return prices.list;
  if (channel === 'retail') return prices.retail;
  if (channel === 'school') return prices.school;
  return prices.professional[Math.min(Math.max(tier ?? 1, 1), 4) - 1] ?? prices.list;
}

/** The price of one piece for a channel and tier, with the reason shown beside it. Never above the list price. */
export function priceFor(prices: ProductPrices, channel: Channel, tier: number | null): PriceBlock {
  const listPrice = prices.list;
  const yourPrice = Math.min(ownPrice(prices, channel, tier), listPrice);
  if (yourPrice < listPrice && channel === 'school') {
    return { listPrice, yourPrice, reason: 'school', reasonText: 'Your school price' };
  }
  if (yourPrice < listPrice && channel === 'b2b') {
    return tier !== null && tier > 1
      ? { listPrice, yourPrice, reason: 'tier', reasonText: `Your Tier ${tier} professional price` }
      : { listPrice, yourPrice, reason: 'professional', reasonText: 'Your professional price' };
  }
  return {
    listPrice,
    yourPrice,
    reason: 'list',
    reasonText: yourPrice < listPrice ? 'Your retail price' : 'List price',
  };
}
