import type { OrderedProduct } from '@regen/sdk';

/** How many are looked at for low stock. */
export const ORDERED = 30;
const MOST_ORDERED = 5;
const LOW_STOCK = 5;

export interface ShownAgain {
  mostOrdered: readonly OrderedProduct[];
  /** Of the others. */
  lowStock: readonly OrderedProduct[];
}

/** @param items The most often ordered first. */
export function shownAgain(items: readonly OrderedProduct[]): ShownAgain {
  return {
    mostOrdered: items.slice(0, MOST_ORDERED),
    lowStock: items
      .slice(MOST_ORDERED)
      .filter(({ product }) => product.stock.state !== 'in_stock')
      .slice(0, LOW_STOCK),
  };
}
