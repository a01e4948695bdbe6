import type { ReorderLine } from './use-reorder.ts';

/** How many products the list shows of an order. */
export const SHOWN = 3;

/** An order's items on one line: the first few products, and how many more there are. */
export function orderedNames(items: readonly Pick<ReorderLine, 'shortName' | 'quantity'>[]): string {
  const names = items.map(({ shortName, quantity }) => (quantity > 1 ? `${quantity} × ${shortName}` : shortName));
  const shown = names.slice(0, SHOWN).join(', ');
  return names.length > SHOWN ? `${shown} and ${names.length - SHOWN} more` : shown;
}
