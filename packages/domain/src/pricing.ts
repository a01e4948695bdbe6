import { CHANNEL_LABELS } from './channels.ts';
import type { Channel } from './channels.ts';
import { percentOf } from './money.ts';
import type { Cents } from './money.ts';

/** What one product costs in each channel before a tier is applied. */
export type ProductPrices = {
  /** The price for retail clients and visitors; what others compare theirs with. */
  list: Cents;
  /** Base price for professionals; null when professionals pay the list price. */
  b2b: Cents | null;
  /** Price for schools; null when schools pay the list price. */
  school: Cents | null;
};

export type PriceReason = 'list' | 'professional' | 'tier' | 'school';

export type PriceBlock = {
  listPrice: Cents;
  yourPrice: Cents;
  reason: PriceReason;
  /** The reason as a person reads it: "Pro Tier 2 price". Null for the plain list price. */
  reasonText: string | null;
};

/** Basis points off the professional base price. */
export const TIER_DISCOUNTS: Readonly<Record<string, number>> = {
  'Tier 1': 0,
  'Tier 2': 500,
  'Tier 3': 1000,
  'Tier 4': 1500,
};

export function tierDiscount(channel: Channel, tier: string | null): number {
  return channel === 'b2b' && tier !== null ? (TIER_DISCOUNTS[tier] ?? 0) : 0;
}

/** The price of one piece for a channel and tier, with the reason shown beside it. Never above the list price. */
export function priceFor(prices: ProductPrices, channel: Channel, tier: string | null): PriceBlock {
  const plain: PriceBlock = { listPrice: prices.list, yourPrice: prices.list, reason: 'list', reasonText: null };
  if (channel === 'school' && prices.school !== null && prices.school < prices.list) {
    return { ...plain, yourPrice: prices.school, reason: 'school', reasonText: `${CHANNEL_LABELS.school} price` };
  }
  if (channel !== 'b2b') return plain;
  const base = Math.min(prices.b2b ?? prices.list, prices.list);
  const off = tierDiscount(channel, tier);
  const yourPrice = base - percentOf(base, off);
  if (yourPrice === prices.list) return plain;
  return off > 0
    ? { ...plain, yourPrice, reason: 'tier', reasonText: `${CHANNEL_LABELS.b2b} ${tier} price` }
    : { ...plain, yourPrice, reason: 'professional', reasonText: `${CHANNEL_LABELS.b2b} price` };
}
