import type { Cents } from './money.ts';

/** What one method costs to one destination. */
export type ShippingRate = {
  /** For the first piece. */
  base: Cents;
  /** For each further piece. */
  perItem: Cents;
  /** Amount after discounts, before points, from which it is free; null never. */
  freeFrom: Cents | null;
};

export function shippingPrice(rate: ShippingRate, amount: Cents, pieces: number): Cents {
  if (pieces === 0 || (rate.freeFrom !== null && amount >= rate.freeFrom)) return 0;
  return rate.base + rate.perItem * (pieces - 1);
}
