import type { CartTotals, IdKind, NamedTax, PriceBlock, ShippingMethod } from '@regen/domain';
import type { Random } from '../large/random.ts';
import type { HistoryBuyer } from './buyers.ts';
import type { Fate } from './fate.ts';
import type { ShelfProduct } from './shelf.ts';

/** An order of the past, as it is written. */
export interface HistoryOrder {
  buyer: HistoryBuyer;
  at: number;
  priced: {
    lines: { product: ShelfProduct; quantity: number; block: PriceBlock }[];
    totals: CartTotals;
    method: ShippingMethod;
    tax: NamedTax | null;
  };
  fate: Fate;
  id: (kind: IdKind) => string;
  random: Random;
}
