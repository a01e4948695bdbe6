import type { Stock } from '@regen/sdk';

/** "In stock", "Only 3 left", "Out of stock". */
export function stockText({ state, left }: Stock): string {
  if (state === 'in_stock') return 'In stock';
  if (state === 'out_of_stock') return 'Out of stock';
  return left ? `Only ${left} left` : 'Low stock';
}
