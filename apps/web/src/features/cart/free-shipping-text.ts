import type { Cart } from '@regen/sdk';
import { usd } from '~/kernel/words/money.ts';

/** How many exceptions a sentence names. */
const NAMED = 3;

/** Where a promise of free shipping doesn't hold, to follow it: ", except to AK and HI". Empty if it holds in the whole country. */
export function freeShippingLimit(exceptRegions: readonly string[] = []): string {
  if (exceptRegions.length === 0) return '';
  if (exceptRegions.length > NAMED) return ' to most addresses';
  return `, except to ${new Intl.ListFormat('en-US').format(exceptRegions)}`;
}

/** What is missing for free shipping, or that it is earned. Null where nothing ships free, and for somebody who pays for a faster method. */
export function freeShippingText({
  freeShipping: goal,
  shippingMethodId,
  orderTotal,
}: Pick<Cart, 'freeShipping' | 'shippingMethodId' | 'orderTotal'>): string | null {
  const isPaid = shippingMethodId !== null && orderTotal.shipping > 0;
  if (goal === null || (goal.isEarned && isPaid)) return null;
  const limit = freeShippingLimit(goal.exceptRegions);
  if (goal.isEarned) return `Your order ships free${limit}`;
  return `Spend ${usd(goal.amountToGo)} more for free ${isPaid ? 'standard ' : ''}shipping${limit}`;
}
