import type { Channel } from './channels.ts';
import type { Cents } from './money.ts';

/** What one product costs each kind of buyer; null where it is not sold to them. */
export type ProductPrices = {
  /** Visitors and retail clients. */
  retail: Cents | null;
  school: Cents | null;
  /** Tier 1 to Tier 4. */
  professional: readonly [Cents, Cents, Cents, Cents] | null;
};

export type PriceReason = 'list' | 'professional' | 'tier' | 'school';

export type PriceBlock = {
  /** The price of the channel before anything personal. */
  listPrice: Cents;
  yourPrice: Cents;
  reason: PriceReason;
  /** The reason as a person reads it beside the price. */
  reasonText: string;
};

/** The price of one piece for a channel and tier, with its reason; null when the product has no price there. */
export function priceFor(prices: ProductPrices, channel: Channel, tier: number | null): PriceBlock | null {
  if (channel === 'b2b') {
    const tiers = prices.professional;
    if (tiers === null) return null;
    const own = Math.min(Math.max(tier ?? 1, 1), tiers.length);
    const listPrice = tiers[0];
    const yourPrice = Math.min(tiers[own - 1] ?? listPrice, listPrice);
    return yourPrice < listPrice
      ? { listPrice, yourPrice, reason: 'tier', reasonText: `Your Tier ${own} professional price` }
      : { listPrice, yourPrice, reason: 'professional', reasonText: 'Your professional price' };
  }
  const price = channel === 'school' ? prices.school : prices.retail;
  if (price === null) return null;
  return channel === 'school'
    ? { listPrice: price, yourPrice: price, reason: 'school', reasonText: 'Your school price' }
    : { listPrice: price, yourPrice: price, reason: 'list', reasonText: 'List price' };
}
