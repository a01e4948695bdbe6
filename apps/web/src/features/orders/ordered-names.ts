import type { ReorderLine } from './use-reorder.ts';

/** How many of an order's products the list shows. */
export const SHOWN_PRODUCTS = 3;

/** An order's items on one line: the first few products, and how many more there are. */
export function orderedNames(items: readonly Pick<ReorderLine, 'shortName' | 'quantity'>[]): string {
  const names = items.map(({ shortName, quantity }) => (quantity > 1 ? `${quantity} × ${shortName}` : shortName));
  const shown = names.slice(0, SHOWN_PRODUCTS).join(', ');
  return names.length > SHOWN_PRODUCTS ? `${shown} and ${names.length - SHOWN_PRODUCTS} more` : shown;
}
