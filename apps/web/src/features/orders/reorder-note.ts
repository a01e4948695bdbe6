import type { Cart } from '@regen/sdk';
import { counted } from '~/kernel/words/counts.ts';

export interface Reordered {
  /** How many products came into the cart, and how many were in it. */
  added: number;
  before: number;
  /** The names of those that are no longer sold. */
  gone: readonly string[];
}

/** The result of reordering, for the cart. */
export function reorderNote({ added, before, gone }: Reordered): string {
  const parts: string[] = [];
  if (added > 0) {
    const what = `${counted(added, 'product')} added`;
    parts.push(before > 0 ? `${what} to the ${before} in your cart.` : `${what} to your cart.`);
  }
  if (gone.length > 0) parts.push(`No longer available, so not in your cart: ${gone.join(', ')}.`);
  return parts.join(' ');
}

/** How many of the ordered products a cart has now. What is out of stock did not come into it, and a notice of the cart says so. */
export function countAdded(cart: Pick<Cart, 'items'> | undefined, skus: readonly string[]): number {
  const items = cart?.items ?? [];
  return items.filter(({ sku, isAvailable, isFreeItem }) => isAvailable && !isFreeItem && skus.includes(sku)).length;
}
