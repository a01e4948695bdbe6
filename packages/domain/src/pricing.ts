import type { Channel } from './channels.ts';
import { fromCents, type Cents } from './money.ts';

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
  /** What clients pay for it; null for all but professionals, who resell it, and where it is not sold to clients. */
  retailPrice: Cents | null;
};

/** A price as the API sends it: amounts in US dollars, and a retail price where there is one. */
export type PriceOnWire = Omit<PriceBlock, 'retailPrice'> & { currency: 'USD'; retailPrice?: number };

export function priceOnWire({ listPrice, yourPrice, reason, reasonText, retailPrice }: PriceBlock): PriceOnWire {
  return {
    listPrice: fromCents(listPrice),
    yourPrice: fromCents(yourPrice),
    currency: 'USD',
    reason,
    reasonText,
    ...(retailPrice !== null && { retailPrice: fromCents(retailPrice) }),
  };
}

/** The part of the retail price that a reseller keeps, as a whole percentage; below 0 for a loss. */
export const marginOf = (retailPrice: number, ownPrice: number): number =>
  retailPrice === 0 ? 0 : Math.round((100 * (retailPrice - ownPrice)) / retailPrice);

/** How a professional price tier is called: "Tier 2"; null without one. */
export const tierName = (tier: number | null): string | null => (tier === null ? null : `Tier ${tier}`);

/** The price of one piece for a channel and tier, with its reason; null when the product has no price there. */
export function priceFor(prices: ProductPrices, channel: Channel, tier: number | null): PriceBlock | null {
  if (channel === 'b2b') {
    const tiers = prices.professional;
    if (tiers === null) return null;
    const own = Math.min(Math.max(tier ?? 1, 1), tiers.length);
    const listPrice = tiers[0];
    const yourPrice = Math.min(tiers[own - 1] ?? listPrice, listPrice);
    const retailPrice = prices.retail;
    return yourPrice < listPrice
      ? { listPrice, yourPrice, reason: 'tier', reasonText: `Your Tier ${own} professional price`, retailPrice }
      : { listPrice, yourPrice, reason: 'professional', reasonText: 'Your professional price', retailPrice };
  }
  const price = channel === 'school' ? prices.school : prices.retail;
  if (price === null) return null;
  const own = { listPrice: price, yourPrice: price, retailPrice: null };
  return channel === 'school'
    ? { ...own, reason: 'school', reasonText: 'Your school price' }
    : { ...own, reason: 'list', reasonText: 'List price' };
}
