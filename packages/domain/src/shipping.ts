import { shareHalfUp } from './money.ts';
import type { Cents } from './money.ts';

/** One row of a method's tariff for one destination. */
export type ShippingTier = {
  /** Amount after discounts from which the row counts: this is how shipping becomes cheaper or free. */
  minimumSubtotal: Cents;
  /** Heaviest parcel of this row; null is without limit. */
  maximumWeight: number | null;
  price: Cents;
  perKilogram: Cents;
};

/** The price of a parcel: the cheapest row that it fits, or null when the method does not take it. */
export function shippingPrice(tiers: readonly ShippingTier[], amount: Cents, grams: number): Cents | null {
  let best: Cents | null = null;
  for (const tier of tiers) {
    if (amount < tier.minimumSubtotal || (tier.maximumWeight !== null && grams > tier.maximumWeight)) continue;
    const price = tier.price + shareHalfUp(tier.perKilogram, grams, 1000);
    if (best === null || price < best) best = price;
  }
  return best;
}
